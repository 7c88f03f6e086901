package org.rubisee.bench.cli.options;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.application.Applications;
import org.rubisee.application.Job;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.settings.SiteSettings;

/**
 * What a site for people does between requests, unless the user set it. A site that is measured has
 * that only if the user asks for it.
 */
public final class SiteJob {

  private SiteJob() {}

  /**
   * A recipe with the job of its application; without it where a container would not see what the
   * job changes, since it keeps entities between transactions, and in servers that do nothing
   * between requests or find beans in requests only.
   */
  public static SiteRecipe on(SiteRecipe recipe, SiteConfiguration configuration) {
    Optional<Job> job = of(recipe);
    if (job.isEmpty() || configuration.keepsEntities() || configuration.server().lacks("jobs")) {
      return recipe;
    }
    Map<String, String> settings = new TreeMap<>(recipe.siteSettings());
    job.get()
        .settings()
        .forEach((name, value) -> settings.putIfAbsent(SiteSettings.PREFIX + name, value));
    return recipe.withSiteSettings(settings);
  }

  /** What a site does, and how often, in words; empty if that is nothing. */
  public static String inWords(SiteRecipe recipe) {
    return of(recipe)
        .map(
            job ->
                job.inWords(
                    recipe.siteSettings().getOrDefault(SiteSettings.PREFIX + job.interval(), "0")))
        .orElse("");
  }

  private static Optional<Job> of(SiteRecipe recipe) {
    return Applications.named(recipe.plan().application()).job();
  }
}
