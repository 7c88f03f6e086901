package org.rubisee.bench.nightly;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.model.NearestName;

/**
 * The parts that a checkout declares.
 *
 * @param all in the order of the file
 */
public record NightlyParts(List<NightlyPart> all) {

  /** Where they are declared, in the checkout. */
  public static final String FILE = ".ci/nightly.yaml";

  private static final List<String> KEYS = List.of("shows", "minutes", "command");

  /** Copies the list. */
  public NightlyParts {
    all = List.copyOf(all);
  }

  /** What the file says of a part, below its name. */
  private record Entry(String shows, int minutes, String command) {
    Entry {
      shows = shows == null ? "" : shows;
      command = command == null ? "" : command;
    }
  }

  /**
   * Reads the file of a checkout.
   *
   * @throws CommandFailedException if it cannot be read; the message says where and why
   */
  public static NightlyParts read(Path home) {
    Path file = home.resolve(FILE);
    try {
      Map<String, Entry> entries =
          new YAMLMapper()
              .readValue(file.toFile(), new TypeReference<LinkedHashMap<String, Entry>>() {});
      List<NightlyPart> parts = new ArrayList<>();
      entries.forEach(
          (name, entry) ->
              parts.add(new NightlyPart(name, entry.shows, entry.minutes, entry.command.strip())));
      return new NightlyParts(parts);
    } catch (UnrecognizedPropertyException e) {
      throw new CommandFailedException(
          file + ": " + NearestName.unknown("key", e.getPropertyName(), KEYS), e);
    } catch (JsonProcessingException e) {
      throw new CommandFailedException(file + ": " + e.getOriginalMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(file + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new CommandFailedException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  /**
   * The parts of these names, each once.
   *
   * @throws CommandFailedException if there is none of a name; the message suggests one
   */
  public List<NightlyPart> named(List<String> names) {
    return names.stream().distinct().map(this::named).toList();
  }

  private NightlyPart named(String name) {
    return all.stream()
        .filter(part -> part.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new CommandFailedException(NearestName.unknown("part", name, names())));
  }

  private List<String> names() {
    return all.stream().map(NightlyPart::name).toList();
  }
}
