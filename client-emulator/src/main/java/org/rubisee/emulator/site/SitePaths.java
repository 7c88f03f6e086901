package org.rubisee.emulator.site;

import org.rubisee.model.Interaction;

/** Where the pages of a site are. */
public final class SitePaths {

  private final Site site;
  private final String sitePath;
  private final String[] paths = new String[Interaction.values().length];

  /**
   * @param site kind of the site
   * @param sitePath path of the URL, without a slash at its end; empty: the kind's default
   */
  public SitePaths(Site site, String sitePath) {
    this.site = site;
    this.sitePath = sitePath.isEmpty() ? site.defaultPath() : sitePath;
    for (Interaction interaction : Interaction.values()) {
      paths[interaction.ordinal()] =
          interaction.isDynamic()
              ? site.scriptPath(this.sitePath, interaction.scriptName())
              : this.sitePath + "/" + interaction.scriptName();
    }
  }

  /** Address of an image or style sheet that a page names. */
  public String embedded(String address) {
    return address.startsWith("/") ? address : sitePath + "/" + address;
  }

  /** A page without parameters. */
  public PageRequest plain(Interaction interaction) {
    return new PageRequest(interaction, paths[interaction.ordinal()], "");
  }

  /** A page asked for by a link. */
  public PageRequest link(Interaction interaction, Query query) {
    return new PageRequest(interaction, paths[interaction.ordinal()] + "?" + query, "");
  }

  /** A page asked for by a form. */
  public PageRequest form(Interaction interaction, Query query) {
    return site.postsForms()
        ? new PageRequest(interaction, paths[interaction.ordinal()], query.toString())
        : link(interaction, query);
  }
}
