package org.rubisee.emulator.cli;

import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import picocli.CommandLine.Option;

/** Arguments that name the site. */
final class TargetArguments {

  @Option(
      names = "--url",
      paramLabel = "URL",
      required = true,
      description = "The site, for example http://localhost:8080/servlets-only.")
  private String url;

  @Option(
      names = "--site-kind",
      paramLabel = "KIND",
      defaultValue = "rubis-ee",
      description = {
        "rubis-ee, or a site of RUBiS 1.4.3: servlets, ejb or php, whose forms are sent by GET and"
            + " whose usual path is used when the URL has none. Default: ${DEFAULT-VALUE}."
      })
  private Site site;

  @Option(
      names = "--users",
      paramLabel = "N",
      required = true,
      description = "How many users the site was loaded with; customers log in as one of them.")
  private int users;

  @Option(
      names = "--categories",
      paramLabel = "N",
      defaultValue = "0",
      description = "How many categories the site has; 0 asks the site. Default: ${DEFAULT-VALUE}.")
  private int categories;

  @Option(
      names = "--regions",
      paramLabel = "N",
      defaultValue = "0",
      description = "How many regions the site has; 0 asks the site. Default: ${DEFAULT-VALUE}.")
  private int regions;

  @Option(
      names = "--items",
      paramLabel = "N",
      defaultValue = "0",
      description = {
        "How many items for sale the site was loaded with, numbered from 1; only the mixes of"
            + " operations must know."
      })
  private int items;

  Target toTarget() {
    return new Target(url, site, users, categories, regions, items);
  }
}
