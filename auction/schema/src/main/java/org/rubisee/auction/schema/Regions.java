package org.rubisee.auction.schema;

import java.util.List;
import org.rubisee.schema.ResourceText;

/** The 62 regions. */
final class Regions {

  private Regions() {}

  /** Their names, by id from 1. */
  static List<String> names() {
    return new ResourceText(Regions.class, "regions.txt").lines();
  }
}
