package org.rubisee.schema;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * All that the content of a freshly loaded database depends on: the same plan gives the same bytes,
 * whatever the number of threads. A loaded database remembers its plan (in the comment of a table),
 * so that it can be audited and restored later.
 *
 * @param application whose data it is
 * @param scale how much data
 * @param seed the master seed
 * @param passwordIterations iterations of a password hash, from 1
 * @param passwordSeed what the salts are derived from: letters, digits, dots and dashes
 * @param indexes the name of a set of secondary indices
 */
public record DataPlan(
    String application,
    Scale scale,
    long seed,
    int passwordIterations,
    String passwordSeed,
    String indexes) {

  /** The seed unless told otherwise: the year of the paper. */
  public static final long DEFAULT_SEED = 2002;

  /** The number of the schemas: data and snapshots of another one are loaded again. */
  public static final int SCHEMA = 3;

  private static final String MARK = "rubis-ee-" + SCHEMA;
  private static final String APPLICATION = "application";
  private static final String SEED = "seed";
  private static final String PASSWORD_ITERATIONS = "password-iterations";
  private static final String PASSWORD_SEED = "password-seed";
  private static final String INDEXES = "indexes";

  /** Rejects values that cannot be generated or remembered. */
  public DataPlan {
    ApplicationData data = ApplicationData.named(application);
    data.sizes().required(scale);
    data.schema().createIndexes(indexes);
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

  /** Defaults for a scale of an application. */
  public static DataPlan of(String application, Scale scale) {
    return new DataPlan(application, scale, DEFAULT_SEED, 1, "rubis", Schema.TODAY);
  }

  /** The data of the application. */
  public ApplicationData data() {
    return ApplicationData.named(application);
  }

  /** The size of rows and indices, MiB. */
  public double mebibytes() {
    return data().sizes().mebibytes(scale);
  }

  /** The same with another seed. */
  public DataPlan withSeed(long newSeed) {
    return new DataPlan(application, scale, newSeed, passwordIterations, passwordSeed, indexes);
  }

  /** The same with other indices. */
  public DataPlan withIndexes(String newIndexes) {
    return new DataPlan(application, scale, seed, passwordIterations, passwordSeed, newIndexes);
  }

  /** The same with other iterations of password hashes. */
  public DataPlan withPasswords(int iterations, String newPasswordSeed) {
    return new DataPlan(application, scale, seed, iterations, newPasswordSeed, indexes);
  }

  /** A name for what it generates: two plans share it only if they give the same bytes. */
  public String contentName() {
    return application
        + "-schema"
        + SCHEMA
        + scale.rows().entrySet().stream()
            .map(quantity -> "-" + quantity.getKey() + quantity.getValue())
            .collect(Collectors.joining())
        + "-seed"
        + seed
        + "-passwords"
        + passwordIterations
        + passwordSeed
        + "-indexes"
        + indexes;
  }

  /** The pattern of SQL that comments of plans have. */
  static String commentPattern() {
    return MARK + " %";
  }

  /** What the database remembers. */
  String toComment() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put(APPLICATION, application);
    values.putAll(scale.rows());
    values.put(SEED, seed);
    values.put(PASSWORD_ITERATIONS, passwordIterations);
    values.put(PASSWORD_SEED, passwordSeed);
    values.put(INDEXES, indexes);
    return MARK
        + values.entrySet().stream()
            .map(value -> " " + value.getKey() + "=" + value.getValue())
            .collect(Collectors.joining());
  }

  /**
   * Reads what {@link #toComment()} wrote; empty if somebody else's data is there, or data of
   * another {@link #SCHEMA}.
   */
  static Optional<DataPlan> ofComment(String comment) {
    String[] words = comment.split(" ");
    if (!words[0].equals(MARK)) {
      return Optional.empty();
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 1; i < words.length; i++) {
      String[] pair = words[i].split("=", 2);
      values.put(pair[0], pair[1]);
    }
    String application = values.remove(APPLICATION);
    long seed = Long.parseLong(values.remove(SEED));
    int iterations = Integer.parseInt(values.remove(PASSWORD_ITERATIONS));
    String passwordSeed = values.remove(PASSWORD_SEED);
    String indexes = values.remove(INDEXES);
    return Optional.of(
        new DataPlan(application, scale(values), seed, iterations, passwordSeed, indexes));
  }

  private static Scale scale(Map<String, String> values) {
    Map<String, Integer> rows = new LinkedHashMap<>();
    values.forEach((name, number) -> rows.put(name, Integer.valueOf(number)));
    return new Scale(rows);
  }
}
