package org.rubisee.bench.results;

/** A name that becomes a part of the name of a folder. */
final class FolderName {

  private FolderName() {}

  /**
   * Checks that a name leads to no other folder: plans and results may come from elsewhere.
   *
   * @throws IllegalArgumentException if it does
   */
  static void require(String name) {
    if (name.contains("/") || name.contains("\\") || name.equals("..")) {
      throw new IllegalArgumentException(
          "'" + name + "' names no configuration or mix: leave '..', '/' and '\\' out of names");
    }
  }
}
