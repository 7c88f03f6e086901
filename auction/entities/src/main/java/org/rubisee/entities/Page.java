package org.rubisee.entities;

import java.io.Serializable;

/**
 * A page of a list.
 *
 * @param number the page, from 0
 * @param size items per page, from 1
 */
public record Page(int number, int size) implements Serializable {
  /** How many items come before this page. */
  long offset() {
    return (long) number * size;
  }
}
