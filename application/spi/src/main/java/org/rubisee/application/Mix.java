package org.rubisee.application;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * What customers of an application do: they walk through the site by a transition table, or draw
 * one operation after the other. Mixes of one application are ordered as in its description.
 */
public final class Mix implements Comparable<Mix> {

  private final Application application;
  private final int place;
  private final String name;
  private final Map<String, String> tables;
  private final List<Operation> operations;
  private final boolean isReadOnly;

  /**
   * A mix.
   *
   * @param place among the mixes of the application, from 0
   * @param tables resources with transition tables, by the name of their set; empty if customers
   *     draw operations
   * @param operations what they draw; empty if they walk
   * @param isReadOnly whether no interaction of the mix writes
   */
  Mix(
      Application application,
      int place,
      String name,
      Map<String, String> tables,
      List<Operation> operations,
      boolean isReadOnly) {
    this.application = application;
    this.place = place;
    this.name = name;
    this.tables = Map.copyOf(tables);
    this.operations = List.copyOf(operations);
    this.isReadOnly = isReadOnly;
  }

  /** Whose customers do this. */
  public Application application() {
    return application;
  }

  /** How the mix is written on the command line and in results. */
  public String name() {
    return name;
  }

  /** Whether customers draw operations instead of walking through the site. */
  public boolean isOfOperations() {
    return !operations.isEmpty();
  }

  /** Whether customers leave the data as they are. */
  public boolean isReadOnly() {
    return isReadOnly;
  }

  /** What customers draw; empty if they walk through the site. */
  public List<Operation> operations() {
    return operations;
  }

  /**
   * The text of a transition table of the mix.
   *
   * @param set the name of its set, like {@code legacy}
   * @throws IllegalArgumentException if the mix has no table of that set
   */
  public String table(String set) {
    if (!tables.containsKey(set)) {
      throw new IllegalArgumentException(
          "The mix " + name + " of the application " + application + " has no table " + set);
    }
    String resource = tables.get(set);
    try (InputStream in = application.resource(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the table " + resource, e);
    }
  }

  @Override
  public int compareTo(Mix other) {
    return Integer.compare(place, other.place);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Mix mix
        && mix.name.equals(name)
        && mix.application.name().equals(application.name());
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
