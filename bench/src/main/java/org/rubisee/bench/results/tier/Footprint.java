package org.rubisee.bench.results.tier;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * What the web and application servers of a site took beside processor time, in one start.
 *
 * @param startSeconds from the start of the first process to the first page from the database; 0:
 *     unknown
 * @param downloadBytes the file that is downloaded for the server; 0: there is no such file
 * @param programBytes all files of the servers' programs, each program once; 0: unknown
 * @param residentBytes main memory in use by all their processes, with a balancer, as far as it was
 *     read
 */
public record Footprint(
    double startSeconds,
    long downloadBytes,
    long programBytes,
    Map<Footprint.Moment, Long> residentBytes) {

  /** One of which nothing is known: the servers are not on this machine. */
  public static final Footprint UNKNOWN = new Footprint(0, 0, 0, Map.of());

  /** When memory is read. */
  public enum Moment {
    /** After the first page. */
    STARTED,
    /** Warmed up and without a request, before anything is measured. */
    REST,
    /** After the last measured load. */
    LOADED
  }

  public Footprint {
    residentBytes = Ordered.copyOf(residentBytes);
  }

  /** The same with the memory in use at a moment, bytes; 0: unknown. */
  public Footprint with(Moment moment, long bytes) {
    Map<Moment, Long> read = new EnumMap<>(Moment.class);
    read.putAll(residentBytes);
    if (bytes > 0) {
      read.put(moment, bytes);
    }
    return new Footprint(startSeconds, downloadBytes, programBytes, read);
  }

  /** The memory in use at a moment, bytes; empty if it was not read. */
  public OptionalLong resident(Moment moment) {
    Long bytes = residentBytes.get(moment);
    return bytes == null ? OptionalLong.empty() : OptionalLong.of(bytes);
  }
}
