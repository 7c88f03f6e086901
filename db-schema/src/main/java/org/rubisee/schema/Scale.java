package org.rubisee.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How much data: a number for each {@link Quantity} of an application. Two of them every
 * application has, since clients are told both: users and items.
 *
 * @param rows the numbers by name, in the order of the application
 */
public record Scale(Map<String, Integer> rows) {

  /** Those who may log in, numbered from 1. */
  public static final String USERS = "users";

  /** What users look at and write to, numbered from 1. */
  public static final String ITEMS = "items";

  /** Makes it immutable. */
  public Scale {
    rows = Collections.unmodifiableMap(new LinkedHashMap<>(rows));
  }

  /** A scale with so many users and items, and nothing else. */
  public static Scale of(int users, int items) {
    Map<String, Integer> rows = new LinkedHashMap<>();
    rows.put(USERS, users);
    rows.put(ITEMS, items);
    return new Scale(rows);
  }

  /**
   * One of the numbers.
   *
   * @throws IllegalArgumentException if the scale has no number of that name
   */
  public int of(String quantity) {
    if (!rows.containsKey(quantity)) {
      throw new IllegalArgumentException(
          "The data has no '" + quantity + "': choose from " + String.join(", ", rows.keySet()));
    }
    return rows.get(quantity);
  }

  /** How many users there are. */
  public int users() {
    return of(USERS);
  }

  /** How many items there are. */
  public int items() {
    return of(ITEMS);
  }

  /**
   * The same with another number.
   *
   * @throws IllegalArgumentException if the scale has no number of that name
   */
  public Scale with(String quantity, int newRows) {
    of(quantity);
    Map<String, Integer> changed = new LinkedHashMap<>(rows);
    changed.put(quantity, newRows);
    return new Scale(changed);
  }
}
