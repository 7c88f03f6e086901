package org.rubisee.emulator.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.TypeConversionException;

/** Reads enum constants by the label that their toString gives. */
final class Labels {

  private Labels() {}

  static <E extends Enum<E>> E parse(E[] constants, String text) {
    for (E constant : constants) {
      if (constant.toString().equals(text)) {
        return constant;
      }
    }
    throw new TypeConversionException(
        "'"
            + text
            + "' is not one of "
            + Arrays.stream(constants).map(E::toString).collect(Collectors.joining(", ")));
  }
}
