package org.rubisee.bench.results.tier;

import java.util.Optional;
import java.util.stream.Stream;

/** What CPU time is spent on; the categories of the OOPSLA 2002 paper's breakdowns, and today's. */
public enum BreakdownCategory {
  /** Sockets: reading, writing, waiting for the next; in the JDK and in the kernel. */
  TCP_IP("tcp-ip", "TCP/IP"),
  /** Remote calls: turning objects into bytes and back, and the protocol between the tiers. */
  REMOTING("remoting", "Serialization and remoting"),
  /** The servers: HTTP, servlets, interceptors of beans, life cycles, thread pools, security. */
  CONTAINER("container", "Container"),
  /** Calls by reflection and through dynamic proxies. */
  REFLECTION("reflection", "Reflection"),
  /** Names: JNDI. */
  NAMING("naming", "Naming"),
  /** Begin, commit, roll back, and who takes part. */
  TRANSACTIONS("transactions", "Transactions"),
  /** Getting and returning database connections, and the pool's wrappers around them. */
  CONNECTION_POOL("connection-pool", "Connection pool"),
  /** From objects to rows: the object-relational mapper, and container-managed persistence. */
  PERSISTENCE("persistence", "Persistence"),
  JDBC_DRIVER("jdbc-driver", "JDBC driver"),
  /** The use cases of the site: their rules, SQL scripts and beans. */
  BUSINESS_LOGIC("business-logic", "Bean code and business logic"),
  /** The pages of the site: parameters in, HTML out. */
  PRESENTATION("presentation", "Presentation"),
  /** Finding out which objects are still needed: what allocating them costs later. */
  GARBAGE_COLLECTION("gc", "Garbage collection"),
  /** The JVM's other threads: mostly JIT compilation, which ends after a long warm-up. */
  VIRTUAL_MACHINE("jit-vm", "JIT compiler and VM"),
  /** What no rule knows. */
  OTHER("other", "Other");

  private final String label;
  private final String title;

  BreakdownCategory(String label, String title) {
    this.label = label;
    this.title = title;
  }

  /** The name in rules and files, for example {@code tcp-ip}. */
  public String label() {
    return label;
  }

  /** The name for people, for example {@code TCP/IP}. */
  public String title() {
    return title;
  }

  /** The category with this label, if there is one. */
  public static Optional<BreakdownCategory> ofLabel(String label) {
    return Stream.of(values()).filter(category -> category.label.equals(label)).findFirst();
  }
}
