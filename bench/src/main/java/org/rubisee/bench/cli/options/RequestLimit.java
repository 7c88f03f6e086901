package org.rubisee.bench.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.settings.SiteSettings;

/**
 * The limit of requests that a site has when a command starts it, unless the user set one: the same
 * for all implementations. Under the papers' protocol there is none, since it shows what happens
 * past the peak.
 */
public final class RequestLimit {

  /**
   * Pages at once for each processor. With many more than there are processors, each page costs
   * more CPU time, and compilers get too little of it to make a site warm.
   */
  private static final int PER_PROCESSOR = 8;

  /** Twice the requests in flight in a saturated block, so that none of them waits. */
  private static final int LEAST = 16;

  /** Less than a web server's threads, so that static pages and refusals find one. */
  private static final int MOST = 48;

  private static final String SETTING = SiteSettings.PREFIX + "request-limit";
  private static final String OPTION = "--site-setting=request-limit=";
  private static final Set<String> PAPERS = Set.of("oopsla02", "middleware03");

  private RequestLimit() {}

  /** The limit on this machine. */
  public static int standard() {
    return standard(Runtime.getRuntime().availableProcessors());
  }

  /** The limit on a machine with so many processors. */
  static int standard(int processors) {
    return Math.max(LEAST, Math.min(MOST, PER_PROCESSOR * processors));
  }

  /**
   * Whether trials have the limit.
   *
   * @param paper the paper whose protocol they follow, or the name of their phases
   */
  public static boolean isOnFor(String paper) {
    return !PAPERS.contains(paper);
  }

  /** A recipe with the limit. */
  public static SiteRecipe on(SiteRecipe recipe) {
    Map<String, String> settings = new TreeMap<>(recipe.siteSettings());
    settings.putIfAbsent(SETTING, Integer.toString(standard()));
    return recipe.withSiteSettings(settings);
  }

  /** The setting of a site with the limit. */
  public static Map<String, String> setting(SiteRecipe recipe) {
    return Map.of(SETTING, on(recipe).siteSettings().get(SETTING));
  }

  /** Options of a run with the limit, as they are kept with its results. */
  public static List<String> on(List<String> recorded) {
    if (recorded.stream().anyMatch(option -> option.startsWith(OPTION))) {
      return recorded;
    }
    List<String> limited = new ArrayList<>(recorded);
    limited.add(OPTION + standard());
    return limited;
  }
}
