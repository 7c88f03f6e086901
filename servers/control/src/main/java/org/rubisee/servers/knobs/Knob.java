package org.rubisee.servers.knobs;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something about how an implementation runs that can be turned for an experiment. It has the same
 * name in the command line, in results and reports, and in {@value Implementation#FILE}, which says
 * what knobs an implementation has.
 */
public enum Knob {
  /** What the container keeps of an entity between transactions. */
  COMMIT_OPTION(
      "commit-option",
      KnobValues.oneOf("C", "A", "B", "C", "D"),
      "What the container keeps of an entity between transactions: its state (A), its identity (B),"
          + " nothing (C), its state for a limited time (D)",
      "rubis.entities.commit-option"),

  /** How many entities the container keeps. */
  BEAN_CACHE(
      "bean-cache",
      new KnobValues(
          "SIZE",
          "a whole number from 0, or numbers for beans like Item=300,User=9000",
          "\\d{1,9}|BEAN=\\d{1,9}(,BEAN=\\d{1,9})*".replace("BEAN", Knob.BEANS),
          "10000"),
      "How many entities of each bean the container keeps between transactions (options A, B, D)") {
    @Override
    Map<String, String> properties(String value) {
      return byBean("rubis.entities.bean-cache", value);
    }
  },

  /** How long commit option D trusts a state. */
  TIME_LIMIT(
      "time-limit",
      new KnobValues("MILLIS", "a number of milliseconds from 0", "\\d{1,9}", "1000"),
      "For how many milliseconds commit option D keeps the state of an entity",
      "rubis.entities.option-d-millis"),

  /** What a create asks first. */
  INSERT_CHECK(
      "insert-check",
      KnobValues.oneOf("off", "on", "off"),
      "Whether the container looks for a new entity's key before it inserts the row, or leaves"
          + " duplicates to the database",
      "rubis.entities.insert-check"),

  /** When changed entities are stored. */
  SYNC(
      "sync",
      KnobValues.oneOf("before-finders", "before-finders", "on-commit-only"),
      "Whether the container stores changed entities before each finder too, or when a transaction"
          + " commits only",
      "rubis.entities.sync"),

  /** What finders load. */
  READ_AHEAD(
      "read-ahead",
      KnobValues.oneOf("off", "on", "off"),
      "Whether a finder's query loads the states of all entities that it finds, for the rest of the"
          + " transaction, or their keys only",
      "rubis.entities.read-ahead"),

  /** Entities that nobody changes. */
  READ_ONLY(
      "read-only",
      new KnobValues(
          "BEANS",
          "Category, OldItem or Region, or several with commas between",
          "(Category|OldItem|Region)(,(Category|OldItem|Region))*",
          "none"),
      "The entity beans, of those that the site never changes, whose state the container keeps"
          + " between transactions under any commit option and never stores",
      "rubis.entities.read-only"),

  /** Connections and instances of beans. */
  POOL(
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
      "rubis.entities.pool"),

  /** Pooled instances of entity beans alone. */
  BEAN_POOL(
      "bean-pool",
      new KnobValues("SIZE", "a whole number from 0", "\\d{1,6}", "100"),
      "How many instances of each entity bean the container pools, whatever --pool says",
      "rubis.entities.pool"),

  /** Prepared statements that a connection keeps. */
  STATEMENT_CACHE(
      "statement-cache",
      new KnobValues("SIZE", "0 or a whole number from 2", "0|[2-9]|[1-9]\\d{1,5}", "128"),
      "How many prepared statements each database connection keeps; with 0 each is prepared anew") {
    @Override
    Map<String, String> properties(String value) {
      // the driver takes a size of 0 for no limit
      return value.equals("0")
          ? Map.of("rubis.db.cache-statements", "false")
          : Map.of("rubis.db.statement-cache", value);
    }
  },

  /** Who makes writes on one item or user wait for each other. */
  LOCKING(
      "locking",
      KnobValues.oneOf("database", "database", "servlet"),
      "Whether writes on one item or user wait for each other at the database's row locks, or at"
          + " Java locks in the one web server",
      "rubis.locking"),

  /** How many web servers there are. */
  WEB_NODES(
      "web-nodes",
      new KnobValues("N", "a number from 1 to 9", "[1-9]", "1"),
      "How many web servers serve the pages, all with the same application tier and database"),

  /** What stands in front of the web servers. */
  BALANCER(
      "balancer",
      new KnobValues(
          "undertow|haproxy|nginx|apache",
          "undertow, or, where it is installed, haproxy, nginx or apache",
          "undertow|haproxy|nginx|apache",
          "none, undertow for several web servers"),
      "The program that hands each request to the next web server in turn"),

  /** When beans are looked up. */
  LOOKUP(
      "lookup",
      KnobValues.oneOf("cached", "cached", "per-request"),
      "Whether the web tier looks a bean up once, or for each request as the original did",
      "rubis.lookup",
      "rubis.entities.lookup"),

  /** By which protocol the web tier calls beans. */
  TRANSPORT(
      "transport",
      KnobValues.oneOf("remoting", "remoting", "http"),
      "Whether calls from the web tier to the application tier take WildFly's remoting, which keeps"
          + " a connection, or HTTP requests",
      "rubis.transport"),

  /** Whether there is a network between web tier and beans. */
  PLACEMENT(
      "placement",
      KnobValues.oneOf("separate", "separate", "co-located"),
      "Whether web tier and application tier are two servers, or one that has both",
      "rubis.entities.placement"),

  /** How calls of remote interfaces inside a server pass what they carry. */
  CALL_PASSING(
      "call-passing",
      KnobValues.oneOf("value", "network", "value", "reference"),
      "Whether calls of remote interfaces inside a server take the network, copy arguments and"
          + " results by serialization, or share them") {
    @Override
    Map<String, String> properties(String value) {
      Map<String, String> properties = new TreeMap<>();
      properties.put("rubis.entities.call-passing", value);
      properties.put("rubis.ejb.over-network", String.valueOf(value.equals("network")));
      properties.put("rubis.ejb.by-value", String.valueOf(!value.equals("reference")));
      if (value.equals("network")) {
        properties.put("rubis.app.threads", THREADS_OF_NESTED_CALLS);
      }
      return properties;
    }
  },

  /** The Java of the servers. */
  JDK(
      "jdk",
      new KnobValues("PATH", "the folder of a JDK, 17 or newer", ".+", "that of the bench"),
      "The folder of the JDK that runs the servers");

  /** The entity beans, as a regular expression. */
  private static final String BEANS =
      "(?:Bid|BuyNow|Category|Comment|IdManager|Item|OldItem|Region|User)";

  /** Four times those of the web tier: a call over the network can lead to three more. */
  private static final String THREADS_OF_NESTED_CALLS = "256";

  private final String label;
  private final KnobValues values;
  private final String description;
  private final List<String> propertyNames;

  /**
   * A knob.
   *
   * @param label its name
   * @param values what it can be set to
   * @param description what it does, in one sentence without a full stop
   * @param propertyNames the system properties of the servers that take its value
   */
  Knob(String label, KnobValues values, String description, String... propertyNames) {
    this.label = label;
    this.values = values;
    this.description = description;
    this.propertyNames = List.of(propertyNames);
  }

  /**
   * The knob of that name.
   *
   * @throws IllegalArgumentException if there is none; the message says which there are
   */
  public static Knob labelled(String label) {
    return Stream.of(values())
        .filter(knob -> knob.label.equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no knob '" + label + "', only " + String.join(", ", labels())));
  }

  /** The names of all knobs. */
  public static List<String> labels() {
    return Stream.of(values()).map(Knob::label).toList();
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

  /** One value for all beans, or values for some of them. */
  private static Map<String, String> byBean(String property, String value) {
    if (!value.contains("=")) {
      return Map.of(property, value);
    }
    return Stream.of(value.split(","))
        .map(bean -> bean.split("="))
        .collect(Collectors.toMap(bean -> property + "." + bean[0], bean -> bean[1]));
  }

  /** The system properties of the servers that set it. */
  Map<String, String> properties(String value) {
    return propertyNames.stream().collect(Collectors.toMap(name -> name, name -> value));
  }
}
