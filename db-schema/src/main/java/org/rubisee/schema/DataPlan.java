package org.rubisee.schema;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rubisee.model.PasswordHasher;

/**
 * All that the content of a freshly loaded database depends on: the same plan gives the same bytes,
 * whatever the number of threads. A loaded database remembers its plan (in the comment of table
 * {@code ids}), so that it can be audited and restored later.
 *
 * @param scale how much data
 * @param seed the master seed
 * @param passwordIterations iterations of a password hash, from 1
 * @param passwordSeed what the salts are derived from: letters, digits, dots and dashes
 * @param indexes the secondary indices
 */
public record DataPlan(
    Scale scale, long seed, int passwordIterations, String passwordSeed, IndexSet indexes) {

  /** The seed unless told otherwise: the year of the paper. */
  public static final long DEFAULT_SEED = 2002;

  /** The number of the schema: data and snapshots of another one are loaded again. */
  public static final int SCHEMA = 2;

  private static final String MARK = "rubis-ee-" + SCHEMA;

  /** Rejects values that cannot be remembered. */
  public DataPlan {
    if (passwordIterations < 1) {
      throw new IllegalArgumentException(
          "A password takes at least 1 iteration, not " + passwordIterations);
    }
    if (!passwordSeed.matches("[A-Za-z0-9.-]+")) {
      throw new IllegalArgumentException(
          "The password seed is made of letters, digits, dots and dashes, unlike '"
              + passwordSeed
              + "'");
    }
  }

  /** Defaults for a scale. */
  public static DataPlan of(Scale scale) {
    return new DataPlan(scale, DEFAULT_SEED, 1, "rubis", IndexSet.TODAY);
  }

  /** The same with another seed. */
  public DataPlan withSeed(long newSeed) {
    return new DataPlan(scale, newSeed, passwordIterations, passwordSeed, indexes);
  }

  /** The same with other indices. */
  public DataPlan withIndexes(IndexSet newIndexes) {
    return new DataPlan(scale, seed, passwordIterations, passwordSeed, newIndexes);
  }

  /** The same with other iterations of password hashes. */
  public DataPlan withPasswords(int iterations, String newPasswordSeed) {
    return new DataPlan(scale, seed, iterations, newPasswordSeed, indexes);
  }

  PasswordHasher passwordHasher() {
    return new PasswordHasher(passwordIterations, passwordSeed);
  }

  /** What the database remembers. */
  String toComment() {
    return String.join(
        " ",
        MARK,
        "users=" + scale.users(),
        "items=" + scale.items(),
        "old-items=" + scale.oldItems(),
        "seed=" + seed,
        "password-iterations=" + passwordIterations,
        "password-seed=" + passwordSeed,
        "indexes=" + indexes.label());
  }

  /** Reads what {@link #toComment()} wrote; empty if somebody else's data is there. */
  static Optional<DataPlan> ofComment(String comment) {
    String[] words = comment.split(" ");
    if (!words[0].equals(MARK)) {
      return Optional.empty();
    }
    Map<String, String> values = new HashMap<>();
    for (int i = 1; i < words.length; i++) {
      String[] pair = words[i].split("=", 2);
      values.put(pair[0], pair[1]);
    }
    return Optional.of(
        new DataPlan(
            new Scale(
                Integer.parseInt(values.get("users")),
                Integer.parseInt(values.get("items")),
                Integer.parseInt(values.get("old-items"))),
            Long.parseLong(values.get("seed")),
            Integer.parseInt(values.get("password-iterations")),
            values.get("password-seed"),
            IndexSet.of(values.get("indexes"))));
  }
}
