package org.rubisee.bench.results.block;

/**
 * A mix and a kind of load.
 *
 * @param mix {@code browsing} or {@code bidding}
 * @param load how requests arrive
 */
public record Cell(String mix, LoadKind load) {

  /** In words, for example {@code bidding mix, saturated}. */
  public String inWords() {
    return mix + " mix, " + load;
  }
}
