package org.rubisee.bench.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.definition.ExperimentFile;
import org.rubisee.settings.NearestName;

/**
 * The experiments of a checkout: the files of its folder {@code experiments}.
 *
 * @param checkout where they are, and the implementations that they name
 */
public record ExperimentLibrary(Checkout checkout) {

  private static final String ENDING = ".yaml";

  /** All names, in alphabetical order. */
  public List<String> names() {
    try (Stream<Path> files = Files.list(folder())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The experiment of that name, or in that file.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   * @throws org.rubisee.bench.experiment.definition.ExperimentFileException if its file is wrong
   */
  public ExperimentFile experiment(String name) {
    if (name.endsWith(ENDING)) {
      return ExperimentFile.read(Path.of(name)).checked(checkout.allImplementations());
    }
    if (!names().contains(name)) {
      throw new CommandFailedException(NearestName.unknown("experiment", name, names()));
    }
    return ExperimentFile.read(folder().resolve(name + ENDING))
        .checked(checkout.allImplementations());
  }

  private Path folder() {
    return checkout.home().resolve("experiments");
  }
}
