package org.rubisee.pages;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The links to the parts of a site. Markup by section is made once, since every page has it. */
public final class Navigation {
  private final Map<Section, String> entry = new HashMap<>();
  private final Map<Section, String> within = new HashMap<>();

  /** The links to these sections, in this order. */
  public Navigation(List<Section> sections) {
    put(Section.NONE, sections);
    sections.forEach(section -> put(section, sections));
  }

  /** The links on the page where a section begins. */
  String linksOfEntry(Section section) {
    return entry.get(section);
  }

  /** The links on a page within a section. */
  String linksWithin(Section section) {
    return within.get(section);
  }

  private void put(Section current, List<Section> sections) {
    entry.put(current, links(current, sections, " aria-current=page"));
    within.put(current, links(current, sections, " aria-current=true"));
  }

  private static String links(Section current, List<Section> sections, String attribute) {
    return sections.stream()
        .map(section -> link(section, section.equals(current) ? attribute : ""))
        .collect(Collectors.joining());
  }

  private static String link(Section section, String attribute) {
    return "<a href=" + section.file() + attribute + ">" + section.label() + "</a>";
  }
}
