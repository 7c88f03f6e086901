package org.rubisee.servers.knobs;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.balancer.BalancerProgram;

/**
 * Knobs that somebody has set; the others stay as they are.
 *
 * @param values checked values
 */
public record Knobs(Map<Knob, String> values) {

  private static final String PRIVILEGES = "rubis.db.privileges";

  private static final String UNDERTOW = "undertow";

  /** All as they are. */
  public static final Knobs STANDARD = new Knobs(Map.of());

  /**
   * Checks that values fit together.
   *
   * @throws IllegalArgumentException if one cannot be, or would do nothing; the message says what
   *     can be done
   */
  public Knobs {
    values = Map.copyOf(values);
    Map<String, String> set = new LinkedHashMap<>();
    new TreeMap<>(values)
        .forEach(
            (knob, value) -> {
              knob.settings().check(knob.label(), value);
              set.put(knob.label(), value);
            });
    for (Knob knob : new TreeMap<>(values).keySet()) {
      knob.exclusions().forEach(exclusion -> exclusion.check(set));
    }
    if (set.containsKey(Server.KNOB)) {
      ServerChoice.of(set.get(Server.KNOB));
    }
  }

  /**
   * Some of those that several implementations have.
   *
   * @param values by name
   * @throws IllegalArgumentException if there is no such knob, or as {@link #Knobs(Map)} says
   */
  public static Knobs shared(Map<String, String> values) {
    return KnobCatalogue.SHARED.knobs(values);
  }

  /**
   * What was set, by name: what {@link KnobCatalogue#knobs(Map)} reads.
   *
   * @return in the order of {@link Knob}
   */
  public Map<String, String> labels() {
    Map<String, String> named = new LinkedHashMap<>();
    new TreeMap<>(values).forEach((knob, value) -> named.put(knob.label(), value));
    return named;
  }

  /** What was set to another value than its default, by name: what two sites differ in. */
  public Map<String, String> effective() {
    return values.entrySet().stream()
        .filter(set -> !set.getKey().settings().isStandard(set.getValue()))
        .collect(Collectors.toMap(set -> set.getKey().label(), Map.Entry::getValue));
  }

  /** The same with one more of those that several implementations have. */
  public Knobs with(String label, String value) {
    Map<Knob, String> more = new TreeMap<>(values);
    more.put(KnobCatalogue.SHARED.labelled(label), value);
    return new Knobs(more);
  }

  /** These and others, which win. */
  public Knobs with(Knobs others) {
    Map<Knob, String> more = new TreeMap<>(values);
    more.putAll(others.values);
    return new Knobs(more);
  }

  /** What a knob was set to. */
  public Optional<String> of(String label) {
    return Optional.ofNullable(labels().get(label));
  }

  private boolean is(String label, String value) {
    return of(label).filter(value::equals).isPresent();
  }

  /**
   * Checks that implementations have the knobs that were set.
   *
   * @param asked what is to be run
   * @param all every implementation there is, for the message
   * @throws IllegalArgumentException if one does not; the message says which do
   */
  public void requireOf(Collection<Implementation> asked, Collection<Implementation> all) {
    asked.forEach(this::requirePlacement);
    for (Knob knob : values.keySet()) {
      for (Implementation implementation : asked) {
        if (!has(implementation, knob)) {
          throw new IllegalArgumentException(
              implementation.name() + " has no knob " + knob.label() + "; " + owners(knob, all));
        }
      }
    }
    asked.stream()
        .filter(implementation -> !isPossible(implementation))
        .findFirst()
        .ifPresent(
            implementation -> {
              throw new IllegalArgumentException(
                  String.format(
                      Locale.ROOT,
                      "%s does not run in %s, only in %s; these do: %s",
                      implementation.name(),
                      server().title(),
                      String.join(", ", implementation.servers()),
                      names(all, this::isPossible)));
            });
  }

  /**
   * Checks that the server can place the tiers of an implementation as they are to be.
   *
   * @throws IllegalArgumentException if it cannot; the message says what to do
   */
  public void requirePlacement(Implementation implementation) {
    Set<String> possible = server().placements();
    String placement = of("placement").orElse("separate");
    if (implementation.hasKnob("placement") && !possible.contains(placement)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s does not run %s with placement=%s: add placement=%s",
              server().title(),
              implementation.name(),
              placement,
              String.join(" or ", possible)));
    }
  }

  /** Whether the server that was chosen can run an implementation. */
  private boolean isPossible(Implementation implementation) {
    return of(Server.KNOB).isEmpty() || implementation.servers().contains(server().name());
  }

  /** Whether an implementation has all knobs that were set. */
  public boolean fit(Implementation implementation) {
    return isPossible(implementation)
        && values.keySet().stream().allMatch(knob -> has(implementation, knob));
  }

  /** Those of the knobs that were set which an implementation has. */
  public Knobs partOf(Implementation implementation) {
    return new Knobs(
        values.entrySet().stream()
            .filter(set -> has(implementation, set.getKey()))
            .filter(set -> isPossible(implementation) || !set.getKey().label().equals(Server.KNOB))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  private boolean has(Implementation implementation, Knob knob) {
    return implementation.knobs().contains(knob)
        || isCoLocated() && implementation.knobsInOneServer().contains(knob);
  }

  private static String owners(Knob knob, Collection<Implementation> all) {
    String always = names(all, implementation -> implementation.knobs().contains(knob));
    String inOneServer =
        names(all, implementation -> implementation.knobsInOneServer().contains(knob));
    return "these have: "
        + always
        + (inOneServer.isEmpty() ? "" : "; with placement=co-located also: " + inOneServer);
  }

  private static String names(Collection<Implementation> all, Predicate<Implementation> chosen) {
    return all.stream().filter(chosen).map(Implementation::name).collect(Collectors.joining(", "));
  }

  /** Whether web tier and application tier, where there is one, share a server. */
  public boolean isCoLocated() {
    return is("placement", "co-located");
  }

  /** Whether calls of remote interfaces inside a server take the network. */
  public boolean isOverNetwork() {
    return is("call-passing", "network");
  }

  /** The name of the web container that serves the pages in place of WildFly's, if one does. */
  public Optional<String> webContainer() {
    return of("web").filter(name -> !name.equals(UNDERTOW));
  }

  /** Whether a server was chosen, by its name. */
  public boolean runsIn(String name) {
    return server().name().equals(name);
  }

  /** The server of the beans, and of the pages if it serves any. */
  public Server server() {
    return serverChoice().server();
  }

  /** The same with its build. */
  public ServerChoice serverChoice() {
    return ServerChoice.of(of(Server.KNOB).orElse(Server.STANDARD));
  }

  /**
   * The Java that runs the servers.
   *
   * @throws ServerFailedException if the one that was set is none, or the servers do not run on it
   */
  public Jdk jdk() {
    Jdk jdk = of("jdk").map(Path::of).map(Jdk::at).orElseGet(Jdk::current);
    Server server = server();
    return server.jdks().map(one -> jdk.requireVersion(one, server.inWords())).orElse(jdk);
  }

  /**
   * Checks that this machine has the programs that were asked for.
   *
   * @throws ServerFailedException if a JDK or a balancer is missing; the message says what to do
   */
  public void requireInstalled() {
    jdk();
    balancer().ifPresent(BalancerProgram::requireInstalled);
  }

  /** How many database connections each server may open. */
  public int connections() {
    String standard = KnobCatalogue.SHARED.defaults().get("rubis.db.pool-size");
    return Integer.parseInt(of("pool").orElse(standard));
  }

  /** How many web servers there are. */
  public int webNodes() {
    return Integer.parseInt(of("web-nodes").orElse("1"));
  }

  /** How many application servers there are, where an implementation has any. */
  public int appNodes() {
    return Integer.parseInt(of("app-nodes").orElse("1"));
  }

  /** What stands in front of the web servers: several need something. */
  public Optional<BalancerProgram> balancer() {
    Optional<String> asked = of("balancer");
    return asked.isEmpty() && webNodes() > 1
        ? Optional.of(BalancerProgram.UNDERTOW)
        : asked.map(BalancerProgram::labelled);
  }

  /**
   * The privileges on its schema that a site needs of its database besides those for rows: knobs
   * name them in the property {@value #PRIVILEGES}.
   */
  public Set<String> privileges() {
    return Implementation.words(systemProperties().getOrDefault(PRIVILEGES, ""))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The system properties of the servers. */
  public Map<String, String> systemProperties() {
    Map<String, String> properties = new TreeMap<>();
    new TreeMap<>(values)
        .forEach(
            (knob, value) ->
                properties.putAll(
                    knob.properties(knob.label().equals(Server.KNOB) ? server().name() : value)));
    return properties;
  }

  /**
   * Names and values for reports: all knobs that an implementation has.
   *
   * @return in the order of {@link Knob}
   */
  public Map<String, String> reported(Implementation implementation) {
    Map<String, String> named = new LinkedHashMap<>();
    for (Knob knob : KnobCatalogue.of(implementation).knobs()) {
      if (has(implementation, knob)) {
        named.put(knob.label(), of(knob.label()).orElse(standard(knob, implementation)));
      }
    }
    return named;
  }

  private static String standard(Knob knob, Implementation implementation) {
    String standard =
        knob.label().equals(Server.KNOB)
            ? implementation.servers().get(0)
            : knob.settings().standard();
    return standard + " (default)";
  }
}
