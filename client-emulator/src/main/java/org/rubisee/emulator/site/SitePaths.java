package org.rubisee.emulator.site;

import java.util.List;
import org.rubisee.application.Interaction;

/** Where the pages of a site are. Interactions are told by their index. */
public final class SitePaths {

  /** A form without fields: the separator of fields, since an empty text would be a GET. */
  private static final String NO_FIELDS = "&";

  private final Site site;
  private final String sitePath;
  private final Interaction[] interactions;
  private final String[] paths;

  /**
   * @param site kind of the site
   * @param sitePath path of the URL, without a slash at its end; empty: the kind's default
   * @param interactions those of the application, in order
   */
  public SitePaths(Site site, String sitePath, List<Interaction> interactions) {
    this.site = site;
    this.sitePath = sitePath.isEmpty() ? site.defaultPath() : sitePath;
    this.interactions = interactions.toArray(Interaction[]::new);
    paths = interactions.stream().map(this::path).toArray(String[]::new);
  }

  private String path(Interaction interaction) {
    return interaction.isDynamic()
        ? site.scriptPath(sitePath, interaction.path())
        : sitePath + "/" + interaction.path();
  }

  /** Address of an image or style sheet that a page names. */
  public String embedded(String address) {
    return address.startsWith("/") ? address : sitePath + "/" + address;
  }

  /** A page without parameters. */
  public PageRequest plain(int interaction) {
    return new PageRequest(interactions[interaction], paths[interaction], "");
  }

  /** A page asked for by a link. */
  public PageRequest link(int interaction, Query query) {
    return new PageRequest(interactions[interaction], paths[interaction] + "?" + query, "");
  }

  /** A page asked for by a form. */
  public PageRequest form(int interaction, Query query) {
    if (!site.postsForms()) {
      return link(interaction, query);
    }
    String fields = query.toString();
    return new PageRequest(
        interactions[interaction], paths[interaction], fields.isEmpty() ? NO_FIELDS : fields);
  }
}
