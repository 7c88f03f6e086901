package org.rubisee.bench.block;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;

/**
 * A site that is to be measured, before it is started.
 *
 * @param configuration what is served
 * @param recipe how its servers are started; its working files are its own
 */
public record Subject(SiteConfiguration configuration, SiteRecipe recipe) {

  /** Sites of one build, each with working files of its own. */
  public static List<Subject> of(List<SiteConfiguration> configurations, SiteRecipe recipe) {
    List<Subject> subjects = new ArrayList<>();
    for (SiteConfiguration configuration : configurations) {
      int number = subjects.size() + 1;
      subjects.add(new Subject(configuration, recipe.in(recipe.checkout().measuredBeside(number))));
    }
    return subjects;
  }
}
