package org.rubisee.bench.cli.options;

import java.util.Map;
import java.util.TreeMap;
import org.rubisee.application.Applications;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.settings.SiteSettings;

/**
 * Closes auctions that ended, and puts their items up for sale again, on a site for people, unless
 * the user set it. A site that is measured has that only if the user asks for it.
 */
public final class AuctionClosing {

  /** How often auctions are closed. */
  public static final int SECONDS = 60;

  private static final String CLOSING = SiteSettings.PREFIX + "closing-seconds";
  private static final String RELISTING = SiteSettings.PREFIX + "relisting";

  private AuctionClosing() {}

  /**
   * A recipe with the closing of auctions; without it on sites of other applications, where a
   * container would go on showing closed auctions as open, since it keeps entities between
   * transactions, in GlassFish, where beans are found in requests only, and in PHP, which does
   * nothing between requests.
   */
  public static SiteRecipe on(SiteRecipe recipe, SiteConfiguration configuration) {
    boolean hasAuctions = configuration.application().equals(Applications.FIRST);
    boolean lacksClosing = configuration.server().lacks("closing");
    if (!hasAuctions || configuration.keepsEntities() || lacksClosing) {
      return recipe;
    }
    Map<String, String> settings = new TreeMap<>(recipe.siteSettings());
    settings.putIfAbsent(CLOSING, Integer.toString(SECONDS));
    settings.putIfAbsent(RELISTING, "true");
    return recipe.withSiteSettings(settings);
  }

  /** How often a site closes auctions, in words; empty if it does not. */
  public static String inWords(SiteRecipe recipe) {
    String seconds = recipe.siteSettings().getOrDefault(CLOSING, "0");
    return seconds.equals("0") ? "" : ", and are closed every " + seconds + " s";
  }
}
