/// The storyboard is the subject here: it has a scene that nothing leads to.
public enum App {}
