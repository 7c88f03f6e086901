package org.rubisee.bench.cli.options;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.ServerBuild;
import org.rubisee.servers.site.SiteSoftware;
import org.rubisee.settings.Text;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The sites that a command line names: {@code NAME[@KNOB=VALUE]...}, for example {@code
 * entity-cmp@commit-option=A@pool=16}.
 */
public final class SiteArguments {

  /** What stands for such a parameter in help; the shell completes it. */
  public static final String LABEL = "SITE";

  /** Stands for all implementations, each with those of the knobs that it has. */
  public static final String ALL = "all";

  private SiteArguments() {}

  /**
   * The sites, with all implementations for {@value #ALL}.
   *
   * @param command the command, which was parsed
   * @throws CommandFailedException as {@link #of(CommandSpec, List, List, Checkout)} says
   */
  public static List<SiteConfiguration> of(
      CommandSpec command, List<String> typed, Checkout checkout) {
    return of(command, typed, checkout.implementations(), checkout);
  }

  /**
   * The sites, ready to be started.
   *
   * @param all what {@value #ALL} stands for
   * @throws CommandFailedException if there is no such implementation, knob or value, values
   *     exclude each other, two sites are equal or of two applications, or the topology of the
   *     command lacks a knob or the application
   */
  public static List<SiteConfiguration> of(
      CommandSpec command, List<String> typed, List<Implementation> all, Checkout checkout) {
    List<SiteConfiguration> sites =
        typed.stream().flatMap(text -> parse(text, all, checkout).stream()).toList();
    requireDifferent(sites);
    requireOneApplication(sites);
    for (SiteConfiguration site : sites) {
      // what the topology lacks needs no program here
      TopologyOptions.refuse(command, site);
      SiteSoftware.require(site.implementation(), site.knobs(), checkout.home());
    }
    prepareServers(command, sites, checkout);
    return sites;
  }

  /**
   * Downloads and configures the builds of servers that sites name, before anything is measured.
   *
   * @param command says what is done, and warns, on its error stream
   */
  public static void prepareServers(
      CommandSpec command, List<SiteConfiguration> sites, Checkout checkout) {
    PrintWriter told = command.commandLine().getErr();
    for (SiteConfiguration site : sites) {
      ServerBuild.of(site.knobs(), checkout.home())
          .ifPresent(
              build ->
                  build.prepare(
                      line -> {
                        told.println(line);
                        told.flush();
                      }));
    }
  }

  /**
   * The sites that one word names, one or, for {@value #ALL}, several.
   *
   * @param all what {@value #ALL} stands for
   * @throws CommandFailedException if there is no such implementation, knob or value, or values
   *     exclude each other
   */
  public static List<SiteConfiguration> parse(
      String typed, List<Implementation> all, Checkout checkout) {
    String[] parts = typed.split("@", 2);
    boolean isAll = parts[0].equals(ALL);
    List<Implementation> named = isAll ? all : List.of(checkout.implementation(parts[0]));
    try {
      List<Implementation> known = checkout.implementations(named.get(0).application());
      String set = parts.length == 1 ? "" : parts[1];
      List<SiteConfiguration> sites = new ArrayList<>();
      for (Implementation implementation : named) {
        Knobs knobs = KnobCatalogue.of(implementation, known).parse(set);
        Knobs own = isAll ? knobs.partOf(implementation) : knobs;
        own.requireOf(List.of(implementation), known);
        sites.add(SiteConfiguration.of(implementation, own));
      }
      if (isAll) {
        requireSomebodys(KnobCatalogue.of(named.get(0), known).parse(set), sites);
      }
      return sites;
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(typed + ": " + e.getMessage(), e);
    }
  }

  private static void requireSomebodys(Knobs knobs, List<SiteConfiguration> sites) {
    for (String label : knobs.labels().keySet()) {
      if (sites.stream().noneMatch(site -> site.knobs().labels().containsKey(label))) {
        throw new IllegalArgumentException("none of these has the knob " + label);
      }
    }
  }

  private static void requireDifferent(List<SiteConfiguration> sites) {
    Map<Map<String, String>, SiteConfiguration> known = new HashMap<>();
    for (SiteConfiguration site : sites) {
      Map<String, String> effective = new HashMap<>(site.knobs().effective());
      effective.put("", site.implementation().name());
      SiteConfiguration same = known.put(effective, site);
      if (same != null) {
        throw new CommandFailedException(
            Text.of(
                "%s and %s are the same site: leave one of them out", typed(same), typed(site)));
      }
    }
  }

  private static void requireOneApplication(List<SiteConfiguration> sites) {
    for (SiteConfiguration site : sites) {
      SiteConfiguration first = sites.get(0);
      if (!site.application().equals(first.application())) {
        throw new CommandFailedException(
            Text.of(
                "%s is a site of the application %s, and %s one of %s: name the sites of one"
                    + " application",
                typed(first), first.application(), typed(site), site.application()));
      }
    }
  }

  /** As it is written in a command line. */
  public static String typed(SiteConfiguration site) {
    return site.implementation().path()
        + site.knobs().labels().entrySet().stream()
            .map(knob -> "@" + knob.getKey() + "=" + knob.getValue())
            .collect(Collectors.joining());
  }
}
