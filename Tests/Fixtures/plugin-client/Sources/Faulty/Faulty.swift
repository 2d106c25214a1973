/// The storyboard is the subject here: its outlet leads nowhere.
public enum Faulty {}
