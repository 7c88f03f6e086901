package org.rubisee.pages;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The links to the parts of a site. Markup by section is made once, since every page has it, unless
 * the links carry parameters along.
 */
public final class Navigation {
  private static final String WITHIN = " aria-current=true";

  private final List<Section> sections;
  private final Map<Section, String> entry = new HashMap<>();
  private final Map<Section, String> within = new HashMap<>();

  /** The links to these sections, in this order. */
  public Navigation(List<Section> sections) {
    this.sections = List.copyOf(sections);
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

  /**
   * The same links with parameters, as the query of a URL.
   *
   * @param carried the parameters; empty for none
   */
  String linksWithin(Section section, String carried) {
    return carried.isEmpty()
        ? linksWithin(section)
        : links(section, sections, WITHIN, "\"", "?" + carried + "\"");
  }

  private void put(Section current, List<Section> sections) {
    entry.put(current, links(current, sections, " aria-current=page", "", ""));
    within.put(current, links(current, sections, WITHIN, "", ""));
  }

  private static String links(
      Section current, List<Section> sections, String attribute, String before, String after) {
    return sections.stream()
        .map(section -> link(section, section.equals(current) ? after + attribute : after, before))
        .collect(Collectors.joining());
  }

  private static String link(Section section, String afterFile, String beforeFile) {
    return "<a href=" + beforeFile + section.file() + afterFile + ">" + section.label() + "</a>";
  }
}
