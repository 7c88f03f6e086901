package org.rubisee.servers.knobs;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  private static final String CO_LOCATED = "co-located";
  private static final String NETWORK = "network";

  /** Of a pool whose size is not set; {@code both-tiers.cli} has the same number. */
  private static final int DEFAULT_CONNECTIONS = 64;

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
    values.forEach(Knobs::check);
    checkExclusions(values);
    GlassFishKnobs.check(values);
    String option =
        values.getOrDefault(Knob.COMMIT_OPTION, Knob.COMMIT_OPTION.settings().standard());
    boolean keepsReadOnly = values.containsKey(Knob.READ_ONLY);
    if (values.containsKey(Knob.TIME_LIMIT) && !option.equals("D") && !keepsReadOnly) {
      throw new IllegalArgumentException(
          "--time-limit is for option D and read-only beans, which keep state for that time: add"
              + " --commit-option D or --read-only");
    }
    if (values.containsKey(Knob.BEAN_CACHE) && option.equals("C") && !keepsReadOnly) {
      throw new IllegalArgumentException(
          "--bean-cache does nothing with option C, which keeps no beans: add --commit-option A, B"
              + " or D");
    }
    boolean readsAhead = values.getOrDefault(Knob.READ_AHEAD, "off").equals("on");
    if (readsAhead && (option.equals("A") || option.equals("D")) && !keepsReadOnly) {
      throw new IllegalArgumentException(
          "--read-ahead does nothing with option "
              + option
              + ", which shares states between transactions and so loads each under its lock: take"
              + " --commit-option B or C");
    }
    if (values.containsKey(Knob.TRANSPORT) && CO_LOCATED.equals(values.get(Knob.PLACEMENT))) {
      throw new IllegalArgumentException(
          "--transport is between two servers: leave it out with --placement co-located");
    }
    if (isSeveral(values, Knob.WEB_NODES) && CO_LOCATED.equals(values.get(Knob.PLACEMENT))) {
      requireNothingKept("--web-nodes with --placement co-located", option);
    }
    checkAppNodes(values, option);
    if (Knob.OPENEJB.equals(values.get(Knob.CONTAINER))
        && "network".equals(values.get(Knob.CALL_PASSING))) {
      throw new IllegalArgumentException(
          "--container openejb has no calls between its beans over the network: take"
              + " --call-passing value or reference");
    }
  }

  private static boolean isSeveral(Map<Knob, String> values, Knob nodes) {
    return !values.getOrDefault(nodes, "1").equals("1");
  }

  private static void checkAppNodes(Map<Knob, String> values, String commitOption) {
    if (!isSeveral(values, Knob.APP_NODES)) {
      return;
    }
    if (CO_LOCATED.equals(values.get(Knob.PLACEMENT))) {
      throw new IllegalArgumentException(
          "--placement co-located puts the beans into the web servers: leave out --app-nodes, and"
              + " use --web-nodes for several servers");
    }
    requireNothingKept("--app-nodes", commitOption);
    if ("http".equals(values.get(Knob.TRANSPORT))) {
      throw new IllegalArgumentException(
          "--app-nodes needs remoting, which sends all calls of a transaction to one application"
              + " server: leave out --transport http");
    }
  }

  /** What several JVMs keep of an entity, they would keep without knowing of each other. */
  private static void requireNothingKept(String several, String commitOption) {
    if (commitOption.equals("A") || commitOption.equals("D")) {
      throw new IllegalArgumentException(
          several
              + " needs commit option B or C: with option "
              + commitOption
              + " each server keeps states and locks of its own in its JVM, and does not see what"
              + " the others change");
    }
  }

  private static void checkExclusions(Map<Knob, String> values) {
    for (Map.Entry<Knob, String> set : new TreeMap<>(values).entrySet()) {
      for (Knob.Exclusion exclusion : set.getKey().exclusions()) {
        boolean isExcluded =
            values.entrySet().stream()
                .filter(other -> other.getKey().label().equals(exclusion.other()))
                .anyMatch(other -> !other.getValue().equals(other.getKey().settings().standard()));
        if (isExcluded && set.getValue().equals(exclusion.value())) {
          throw new IllegalArgumentException(
              "--%s %s %s: leave --%s out"
                  .formatted(
                      set.getKey().label(), set.getValue(), exclusion.reason(), exclusion.other()));
        }
      }
    }
  }

  private static void check(Knob knob, String value) {
    if (!knob.settings().allow(value)) {
      throw new IllegalArgumentException(
          "--" + knob.label() + " takes " + knob.settings().inWords() + ", not '" + value + "'");
    }
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

  /** The same with one more. */
  public Knobs with(Knob knob, String value) {
    Map<Knob, String> more = new TreeMap<>(values);
    more.put(knob, value);
    return new Knobs(more);
  }

  /** These and others, which win. */
  public Knobs with(Knobs others) {
    Map<Knob, String> more = new TreeMap<>(values);
    more.putAll(others.values);
    return new Knobs(more);
  }

  /** What a knob was set to. */
  public Optional<String> of(Knob knob) {
    return Optional.ofNullable(values.get(knob));
  }

  /**
   * Checks that implementations have the knobs that were set.
   *
   * @param asked what is to be run
   * @param all every implementation there is, for the message
   * @throws IllegalArgumentException if one does not; the message says which do
   */
  public void requireOf(Collection<Implementation> asked, Collection<Implementation> all) {
    for (Knob knob : values.keySet()) {
      for (Implementation implementation : asked) {
        if (!has(implementation, knob)) {
          throw new IllegalArgumentException(
              implementation.name() + " has no --" + knob.label() + "; " + owners(knob, all));
        }
      }
    }
    asked.stream()
        .filter(implementation -> !isPossible(implementation))
        .findFirst()
        .ifPresent(
            implementation -> {
              throw new IllegalArgumentException(
                  implementation.name()
                      + " does not run in GlassFish, which runs bean-managed beans only; these do: "
                      + names(all, this::isPossible));
            });
  }

  /** Whether the server that was chosen can run an implementation. */
  private boolean isPossible(Implementation implementation) {
    return !isGlassFish() || implementation.glassFishBeans().isPresent();
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
        + (inOneServer.isEmpty() ? "" : "; with --placement co-located also: " + inOneServer);
  }

  private static String names(Collection<Implementation> all, Predicate<Implementation> chosen) {
    return all.stream().filter(chosen).map(Implementation::name).collect(Collectors.joining(", "));
  }

  /** Whether web tier and application tier, where there is one, share a server. */
  public boolean isCoLocated() {
    return of(Knob.PLACEMENT).filter(CO_LOCATED::equals).isPresent();
  }

  /** Whether calls of remote interfaces inside a server take the network. */
  public boolean isOverNetwork() {
    return of(Knob.CALL_PASSING).filter(NETWORK::equals).isPresent();
  }

  /** Whether OpenEJB runs the beans. */
  public boolean isOpenEjb() {
    return of(Knob.CONTAINER).filter(Knob.OPENEJB::equals).isPresent();
  }

  /** Whether GlassFish runs the beans and serves the pages. */
  public boolean isGlassFish() {
    return of(Knob.CONTAINER).filter(Knob.GLASSFISH::equals).isPresent();
  }

  /** Whether all servers are WildFly. */
  public boolean isWildFly() {
    return !isOpenEjb() && !isGlassFish();
  }

  /**
   * The Java that runs the servers.
   *
   * @throws ServerFailedException if the one that was set is none, or the servers do not run on it
   */
  public Jdk jdk() {
    Jdk jdk = of(Knob.JDK).map(Path::of).map(Jdk::at).orElseGet(Jdk::current);
    return isGlassFish() ? jdk.requireVersion(GlassFishKnobs.JAVA, "GlassFish 7") : jdk;
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
    return of(Knob.POOL).map(Integer::parseInt).orElse(DEFAULT_CONNECTIONS);
  }

  /** How many web servers there are. */
  public int webNodes() {
    return Integer.parseInt(of(Knob.WEB_NODES).orElse("1"));
  }

  /** How many application servers there are, where an implementation has any. */
  public int appNodes() {
    return Integer.parseInt(of(Knob.APP_NODES).orElse("1"));
  }

  /** What stands in front of the web servers: several need something. */
  public Optional<BalancerProgram> balancer() {
    Optional<String> asked = of(Knob.BALANCER);
    return asked.isEmpty() && webNodes() > 1
        ? Optional.of(BalancerProgram.UNDERTOW)
        : asked.map(BalancerProgram::labelled);
  }

  /** The system properties of the servers. */
  public Map<String, String> systemProperties() {
    Map<String, String> properties = new TreeMap<>();
    new TreeMap<>(values).forEach((knob, value) -> properties.putAll(knob.properties(value)));
    return properties;
  }

  /**
   * Names and values for reports: all knobs that the implementations have.
   *
   * @return in the order of {@link Knob}
   */
  public Map<String, String> reported(Collection<Implementation> implementations) {
    Map<Knob, String> all = new TreeMap<>();
    for (Implementation implementation : implementations) {
      for (Knob knob : KnobCatalogue.of(List.of(implementation)).knobs()) {
        if (has(implementation, knob)) {
          all.put(knob, of(knob).orElse(knob.settings().standard() + " (default)"));
        }
      }
    }
    Map<String, String> named = new LinkedHashMap<>();
    all.forEach((knob, value) -> named.put(knob.label(), value));
    return named;
  }
}
