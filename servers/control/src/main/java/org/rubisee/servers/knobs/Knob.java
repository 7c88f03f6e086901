package org.rubisee.servers.knobs;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A runtime setting of an implementation. It has the same name in the command line, in results and
 * reports, and in {@value Implementation#FILE}, which lists the knobs of an implementation.
 *
 * <p>The knobs that several implementations have are the constants here. A knob that only one has
 * is declared in that one's {@value Implementation#FILE}: see {@link DeclaredKnobs}.
 */
public final class Knob implements Comparable<Knob> {

  /** The entity beans, as a regular expression. */
  private static final String BEANS =
      "(?:Bid|BuyNow|Category|Comment|IdManager|Item|OldItem|Region|User)";

  /** The system property that says by which protocol the web tier calls beans. */
  public static final String TRANSPORT_PROPERTY = "rubis.transport";

  /** The value of {@link #CONTAINER} that puts the beans into OpenEJB. */
  public static final String OPENEJB = "openejb";

  /** The value of {@link #CONTAINER} that puts beans and pages into GlassFish. */
  public static final String GLASSFISH = "glassfish";

  /** Which server runs the beans. */
  public static final Knob CONTAINER =
      new Knob(
              "container",
              KnobValues.oneOf("wildfly", "wildfly", OPENEJB, GLASSFISH),
              "Which server runs the beans: WildFly with the entity container, OpenEJB, or GlassFish"
                  + " with the pages",
              "rubis.entities.container")
          .withExclusions(OpenEjbExclusions.ALL)
          .withExclusions(GlassFishKnobs.EXCLUSIONS);

  /** What the container keeps of an entity between transactions. */
  public static final Knob COMMIT_OPTION =
      new Knob(
          "commit-option",
          KnobValues.oneOf("C", "A", "B", "C", "D"),
          "What the container keeps of an entity between transactions: its state (A), its identity"
              + " (B), nothing (C), its state for a limited time (D)",
          "rubis.entities.commit-option");

  /** How many entities the container keeps. */
  public static final Knob BEAN_CACHE =
      new Knob(
          "bean-cache",
          new KnobValues(
              "SIZE",
              "a whole number from 0, or numbers for beans like Item=300,User=9000",
              "\\d{1,9}|BEAN=\\d{1,9}(,BEAN=\\d{1,9})*".replace("BEAN", BEANS),
              "10000"),
          "How many entities of each bean the container keeps between transactions (options A, B, D)",
          value -> KnobProperties.byBean("rubis.entities.bean-cache", value));

  /** How long commit option D trusts a state. */
  public static final Knob TIME_LIMIT =
      new Knob(
          "time-limit",
          new KnobValues("MILLIS", "a number of milliseconds from 0", "\\d{1,9}", "1000"),
          "For how many milliseconds commit option D, or a read-only bean, keeps the state of an"
              + " entity",
          value ->
              Map.of(
                  "rubis.entities.option-d-millis", value,
                  "rubis.entities.read-only-millis", value));

  /** What a create asks first. */
  public static final Knob INSERT_CHECK =
      new Knob(
          "insert-check",
          KnobValues.oneOf("off", "on", "off"),
          "Whether the container looks for a new entity's key before it inserts the row, or leaves"
              + " duplicates to the database",
          "rubis.entities.insert-check");

  /** When changed entities are stored. */
  public static final Knob SYNC =
      new Knob(
          "sync",
          KnobValues.oneOf("before-finders", "before-finders", "on-commit-only"),
          "Whether the container stores changed entities before each finder too, or when a transaction"
              + " commits only",
          "rubis.entities.sync");

  /** Whether reads of entities begin transactions. */
  public static final Knob ENTITY_TRANSACTIONS =
      new Knob(
          "entity-transactions",
          KnobValues.oneOf("required", "required", "supports"),
          "Whether a getter or finder of an entity bean begins a transaction when its caller has none"
              + " (Required), or runs without one (Supports, as in the original)",
          "rubis.entities.transactions");

  /** What finders load. */
  public static final Knob READ_AHEAD =
      new Knob(
          "read-ahead",
          KnobValues.oneOf("off", "on", "off"),
          "Whether a finder's query loads the states of all entities that it finds, for the rest of the"
              + " transaction, or their keys only",
          "rubis.entities.read-ahead");

  /** Entities that the workload does not change. */
  public static final Knob READ_ONLY =
      new Knob(
          "read-only",
          new KnobValues(
              "BEANS",
              "Bid, Category, Comment, Item, OldItem, Region or User, or several with commas between",
              "READ(,READ)*".replace("READ", "(Bid|Category|Comment|Item|OldItem|Region|User)"),
              "none"),
          "The entity beans that the workload does not change: the container keeps their state"
              + " between transactions under any commit option, never stores it, and refuses"
              + " requests that would change it",
          "rubis.entities.read-only");

  /** Connections and instances of beans. */
  public static final Knob POOL =
      new Knob(
              "pool",
              new KnobValues(
                  "SIZE",
                  "a whole number from 1",
                  "[1-9]\\d{0,5}",
                  "64 connections and session beans, 100 entities"),
              "How many database connections each server may open, and how many instances of each bean it"
                  + " pools",
              "rubis.db.pool-size",
              "rubis.ejb.pool-size",
              "rubis.entities.pool")
          .thatChangesNoCounts();

  /** Pooled instances of entity beans alone. */
  public static final Knob BEAN_POOL =
      new Knob(
              "bean-pool",
              new KnobValues("SIZE", "a whole number from 0", "\\d{1,6}", "100"),
              "How many instances of each entity bean the container pools, whatever --pool says",
              "rubis.entities.pool")
          .thatChangesNoCounts();

  /** Prepared statements that a connection keeps. */
  public static final Knob STATEMENT_CACHE =
      new Knob(
          "statement-cache",
          new KnobValues("SIZE", "0 or a whole number from 2", "0|[2-9]|[1-9]\\d{1,5}", "128"),
          "How many prepared statements each database connection keeps; with 0 each is prepared for every use",
          KnobProperties::statementCache);

  /** How many web servers there are. */
  public static final Knob WEB_NODES =
      new Knob(
              "web-nodes",
              new KnobValues("N", "a number from 1 to 9", "[1-9]", "1"),
              "How many web servers serve the pages, all with the same application tier and database")
          .thatChangesNoCounts();

  /** How many application servers there are. */
  public static final Knob APP_NODES =
      new Knob(
              "app-nodes",
              new KnobValues("N", "a number from 1 to 9", "[1-9]", "1"),
              "How many application servers run the beans, all with the same database; each web"
                  + " server spreads its calls over them")
          .thatChangesNoCounts();

  /** What stands in front of the web servers. */
  public static final Knob BALANCER =
      new Knob(
              "balancer",
              new KnobValues(
                  "undertow|haproxy|nginx|apache",
                  "undertow, or, where it is installed, haproxy, nginx or apache",
                  "undertow|haproxy|nginx|apache",
                  "none, undertow for several web servers"),
              "The program that hands each request to the next web server in turn")
          .thatChangesNoCounts();

  /** When beans are looked up. */
  public static final Knob LOOKUP =
      new Knob(
          "lookup",
          KnobValues.oneOf("cached", "cached", "per-request"),
          "Whether the web tier looks a bean up once, or for each request as the original did",
          "rubis.lookup",
          "rubis.entities.lookup");

  /** By which protocol the web tier calls beans. */
  public static final Knob TRANSPORT =
      new Knob(
          "transport",
          KnobValues.oneOf("remoting", "remoting", "http"),
          "Whether calls from the web tier to the application tier take WildFly's remoting, which keeps"
              + " a connection, or HTTP requests",
          "rubis.transport");

  /** Whether there is a network between web tier and beans. */
  public static final Knob PLACEMENT =
      new Knob(
          "placement",
          KnobValues.oneOf("separate", "separate", "co-located"),
          "Whether web tier and application tier are two servers, or one that has both",
          "rubis.entities.placement");

  /** How calls of remote interfaces inside a server pass what they carry. */
  public static final Knob CALL_PASSING =
      new Knob(
          "call-passing",
          KnobValues.oneOf("value", "network", "value", "reference"),
          "Whether calls of remote interfaces inside a server take the network, copy arguments and"
              + " results by serialization, or share them",
          KnobProperties::callPassing);

  /** The Java of the servers. */
  public static final Knob JDK =
      new Knob(
              "jdk",
              new KnobValues("PATH", "the folder of a JDK, 17 or newer", ".+", "that of the bench"),
              "The folder of the JDK that runs the servers")
          .thatChangesNoCounts();

  /** The knobs that several implementations have, in the order of help and reports. */
  public static final List<Knob> SHARED =
      List.of(
          CONTAINER,
          COMMIT_OPTION,
          BEAN_CACHE,
          TIME_LIMIT,
          INSERT_CHECK,
          SYNC,
          ENTITY_TRANSACTIONS,
          READ_AHEAD,
          READ_ONLY,
          POOL,
          BEAN_POOL,
          STATEMENT_CACHE,
          WEB_NODES,
          APP_NODES,
          BALANCER,
          LOOKUP,
          TRANSPORT,
          PLACEMENT,
          CALL_PASSING,
          JDK);

  private static final Map<String, Integer> PLACES =
      IntStream.range(0, SHARED.size())
          .boxed()
          .collect(Collectors.toMap(place -> SHARED.get(place).label, place -> place));

  /** Those of a single implementation come after the shared ones. */
  private static final Comparator<Knob> ORDER =
      Comparator.comparing((Knob knob) -> PLACES.getOrDefault(knob.label, SHARED.size()))
          .thenComparing(Knob::label);

  private final String label;
  private final KnobValues values;
  private final String description;
  private final Function<String, Map<String, String>> properties;
  private final KnobEffects effects;

  /**
   * A value with which another knob must keep its default.
   *
   * @param value the value
   * @param other the name of the other knob
   * @param reason what the value does, after which the message says to leave the other out
   */
  record Exclusion(String value, String other, String reason) {}

  private Knob(String label, KnobValues values, String description, String... propertyNames) {
    this(
        label,
        values,
        description,
        value -> Stream.of(propertyNames).collect(Collectors.toMap(name -> name, name -> value)));
  }

  /**
   * A knob.
   *
   * @param label its name
   * @param values what it can be set to
   * @param description what it does, in one sentence without a full stop
   * @param properties the system properties of the servers that set it to a value
   */
  Knob(
      String label,
      KnobValues values,
      String description,
      Function<String, Map<String, String>> properties) {
    this(label, values, description, properties, KnobEffects.COUNTS_ONLY);
  }

  private Knob(
      String label,
      KnobValues values,
      String description,
      Function<String, Map<String, String>> properties,
      KnobEffects effects) {
    this.label = label;
    this.values = values;
    this.description = description;
    this.properties = properties;
    this.effects = effects;
  }

  private Knob with(KnobEffects others) {
    return new Knob(label, values, description, properties, others);
  }

  /** The same, whose values all have the same calls, statements, rows and bytes. */
  Knob thatChangesNoCounts() {
    return with(new KnobEffects(false, effects.exclusions(), effects.withLedger()));
  }

  /** The same, with further values that exclude others. */
  Knob withExclusions(List<Exclusion> others) {
    return with(effects.with(others));
  }

  /** The same, with values of which a ledger is kept beside that of the default. */
  Knob withLedgerOf(List<String> others) {
    return with(new KnobEffects(effects.changeCounts(), effects.exclusions(), others));
  }

  /** Its name, for example {@code commit-option}. */
  public String label() {
    return label;
  }

  /** What it does, in one sentence without a full stop. */
  public String description() {
    return description;
  }

  /** What it can be set to. */
  public KnobValues settings() {
    return values;
  }

  /** Whether its values differ in calls, statements, rows or bytes, which a ledger counts. */
  public boolean changesCounts() {
    return effects.changeCounts();
  }

  /** The values of which a ledger is kept beside that of the default. */
  List<String> valuesWithLedger() {
    return effects.withLedger();
  }

  /** Whether this and another of the same name are the same knob. */
  boolean isCompatible(Knob other) {
    return !equals(other) || values.equals(other.values);
  }

  List<Exclusion> exclusions() {
    return effects.exclusions();
  }

  /** The system properties of the servers that set it. */
  Map<String, String> properties(String value) {
    return properties.apply(value);
  }

  @Override
  public int compareTo(Knob other) {
    return ORDER.compare(this, other);
  }

  /** Names of knobs are unique. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Knob knob && label.equals(knob.label);
  }

  @Override
  public int hashCode() {
    return label.hashCode();
  }

  @Override
  public String toString() {
    return label;
  }
}
