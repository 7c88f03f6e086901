package org.rubisee.emulator.load;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.rubisee.emulator.load.SteppedLoad.Step;

/** Reads schedules. A CSV file becomes its steps, so a run's options hold the whole schedule. */
final class ScheduleText {

  private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";
  private static final Pattern NUMBERS = Pattern.compile(".*\\d.*");
  private static final Pattern NAME = Pattern.compile("[a-z0-9-]{0,30}");

  private static final String CSV = "csv";
  private static final double MOST = 1e6;

  /** Numbers are rounded to this part of 1, so that the longest schedule fits a command line. */
  private static final double PARTS = 1e6;

  private static final String FORMS =
      "constant:RATE, steps:SECOND=RATE@PART,..., sine:mean=,amplitude=,period=,"
          + " flash-crowd:base=,peak=,start=,rise=,hold=,fall= or csv:FILE";

  private ScheduleText() {}

  static LoadSchedule parse(String text) {
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    String rest = colon < 0 ? "" : text.substring(colon + 1);
    return switch (name) {
      case ConstantLoad.NAME -> new ConstantLoad(value(rest));
      case SteppedLoad.NAME -> steps(rest);
      case SineLoad.NAME -> sine(new Keys(name, rest, List.of("mean", "amplitude", "period")));
      case FlashCrowd.NAME ->
          flashCrowd(
              new Keys(name, rest, List.of("base", "peak", "start", "rise", "hold", "fall")));
      case CSV -> csv(rest);
      default ->
          throw new IllegalArgumentException(
              "There is no schedule '" + name + "'; write " + FORMS + ".");
    };
  }

  private static LoadSchedule steps(String text) {
    List<Step> steps = new ArrayList<>();
    String name = "";
    for (String part : text.split(",", -1)) {
      String[] sides = part.split("=", -1);
      if (sides.length != 2) {
        throw new IllegalArgumentException(
            "A schedule of steps is written like steps:0=10,60=40, not '" + part + "'.");
      }
      int at = sides[1].indexOf('@');
      if (at >= 0) {
        name = named(sides[1].substring(at + 1));
      }
      String value = at < 0 ? sides[1] : sides[1].substring(0, at);
      steps.add(new Step(value(sides[0]), value(value), name));
    }
    return new SteppedLoad(steps);
  }

  /** The name of a part; empty: the part before ends, and what follows has no name. */
  private static String named(String text) {
    if (!NAME.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "The name of a part has up to 30 of a-z, 0-9 and -, like 60=40@peak, not '"
              + text
              + "'.");
    }
    return text;
  }

  private static LoadSchedule sine(Keys keys) {
    return new SineLoad(keys.of("mean"), keys.of("amplitude"), keys.of("period"));
  }

  private static LoadSchedule flashCrowd(Keys keys) {
    return new FlashCrowd(
        keys.of("base"),
        keys.of("peak"),
        keys.of("start"),
        keys.of("rise"),
        keys.of("hold"),
        keys.of("fall"));
  }

  private static LoadSchedule csv(String file) {
    try {
      return parseCsv(Files.readString(Path.of(file), StandardCharsets.ISO_8859_1));
    } catch (IOException | InvalidPathException e) {
      throw new IllegalArgumentException(
          "Cannot read the schedule '" + file + "': " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
    }
  }

  /**
   * Reads lines {@code second,rate} or {@code second,rate,part}. A byte order mark, a first line of
   * headings, and empty lines may be there or not; lines end as on any system. Where the seconds
   * are the middles of steps of one length, as LIMBO writes them, each step begins half a length
   * before.
   */
  static LoadSchedule parseCsv(String text) {
    List<Step> steps = new ArrayList<>();
    int number = 0;
    for (String line : withoutMark(text).lines().toList()) {
      number++;
      boolean isHeading = number == 1 && !NUMBERS.matcher(line).matches();
      if (!line.isBlank() && !isHeading) {
        steps.add(step(line.split(",", -1), number));
      }
    }
    return new SteppedLoad(fromTheirBegins(steps));
  }

  private static String withoutMark(String text) {
    return text.startsWith(BYTE_ORDER_MARK) || text.startsWith("\ufeff")
        ? text.substring(text.startsWith("\ufeff") ? 1 : BYTE_ORDER_MARK.length())
        : text;
  }

  private static List<Step> fromTheirBegins(List<Step> steps) {
    if (steps.size() < 2 || steps.get(0).second() == 0) {
      return steps;
    }
    double half = steps.get(0).second();
    for (int i = 0; i < steps.size(); i++) {
      if (Math.abs(steps.get(i).second() - (2 * i + 1) * half) > 1 / PARTS * (i + 1)) {
        return steps;
      }
    }
    List<Step> begins = new ArrayList<>();
    for (Step step : steps) {
      double begin = Math.round((step.second() - half) * PARTS) / PARTS;
      begins.add(new Step(begin, step.value(), step.part()));
    }
    return begins;
  }

  private static Step step(String[] cells, int line) {
    if (cells.length != 2 && cells.length != 3) {
      throw new IllegalArgumentException(
          "line "
              + line
              + " needs a second and a rate, like 60,40, or a name too, like 60,40,peak");
    }
    try {
      String name = cells.length == 2 ? "" : named(cells[2].strip());
      return new Step(value(cells[0]), value(cells[1]), name);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + line + ": " + e.getMessage(), e);
    }
  }

  /** A number as {@link #parse} reads it, without an exponent or superfluous zeros. */
  static String number(double value) {
    return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
  }

  private static double value(String text) {
    try {
      double value = Double.parseDouble(text.strip());
      if (value >= 0 && value <= MOST) {
        return Math.round(value * PARTS) / PARTS;
      }
    } catch (NumberFormatException e) {
      // answered below, together with numbers out of range
    }
    throw new IllegalArgumentException(
        "A schedule takes numbers from 0 to " + number(MOST) + ", not '" + text + "'.");
  }

  /** The values of a schedule that names them. */
  private static final class Keys {
    private final Map<String, Double> values = new LinkedHashMap<>();

    Keys(String name, String text, List<String> known) {
      for (String part : text.split(",", -1)) {
        int equals = part.indexOf('=');
        String key = equals < 0 ? part : part.substring(0, equals);
        if (!known.contains(key) || values.containsKey(key)) {
          throw wrong(name, known, part);
        }
        values.put(key, value(part.substring(equals + 1)));
      }
      if (values.size() < known.size()) {
        throw wrong(name, known, text);
      }
    }

    private static IllegalArgumentException wrong(String name, List<String> known, String found) {
      return new IllegalArgumentException(
          "The schedule "
              + name
              + " takes each of "
              + String.join(", ", known)
              + " once, like "
              + known.get(0)
              + "=10; got '"
              + found
              + "'.");
    }

    double of(String key) {
      return values.get(key);
    }
  }
}
