package org.rubisee.fuzzing;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Inputs that are nearly good: examples with up to {@value #MOST_EDITS} edits. Parsers refuse
 * wholly random inputs in their first line, which tests little.
 *
 * @param examples good inputs
 * @param words what has a meaning in the format
 */
record Mutations(List<byte[]> examples, List<String> words) {

  private static final int MOST_EDITS = 6;
  private static final int LONGEST_RUN = 40;

  /** Numbers, signs and bytes that parsers of any format stumble over. */
  private static final List<String> TROUBLE =
      List.of(
          "",
          "\0",
          "\n",
          " ",
          "-1",
          "0",
          "1e999",
          "NaN",
          "2147483648",
          "9223372036854775808",
          "99999999999999999999",
          "null",
          "{}",
          "[]",
          "\"\"",
          "%",
          "\u00ff\u00fe",
          "\u00c3\u00a9");

  /** How an edit changes the place that it is made at. */
  private enum Kind {
    REPLACE,
    INSERT,
    DELETE,
    REPEAT,
    FLIP,
    CUT_OFF
  }

  /**
   * A change.
   *
   * @param kind how
   * @param place where, as a share of the length
   * @param length of the piece that is changed, bytes
   * @param word what is put there
   */
  private record Edit(Kind kind, double place, int length, String word) {

    byte[] of(byte[] input) {
      int from = (int) (place * input.length);
      int to = kind == Kind.CUT_OFF ? input.length : Math.min(input.length, from + length);
      ByteArrayOutputStream out = new ByteArrayOutputStream(input.length + word.length());
      out.write(input, 0, from);
      out.writeBytes(middle(input, from, to));
      int rest = kind == Kind.INSERT ? from : to;
      out.write(input, rest, input.length - rest);
      return out.toByteArray();
    }

    private byte[] middle(byte[] input, int from, int to) {
      String piece = new String(input, from, to - from, StandardCharsets.ISO_8859_1);
      String changed =
          switch (kind) {
            case REPLACE, INSERT -> word;
            case DELETE, CUT_OFF -> "";
            case REPEAT -> piece.repeat(2 + length);
            case FLIP -> flipped(piece);
          };
      return changed.getBytes(StandardCharsets.ISO_8859_1);
    }

    private String flipped(String piece) {
      StringBuilder flipped = new StringBuilder();
      piece.chars().forEach(c -> flipped.append((char) (c ^ 1 << length % Byte.SIZE)));
      return flipped.toString();
    }
  }

  /** The inputs. */
  Arbitrary<byte[]> inputs() {
    Arbitrary<String> inserted =
        Arbitraries.frequencyOf(
            Tuple.of(3, Arbitraries.of(words)),
            Tuple.of(2, Arbitraries.of(TROUBLE)),
            Tuple.of(1, Arbitraries.strings().withCharRange('\0', '\u00ff').ofMaxLength(4)));
    Arbitrary<Edit> edits =
        Combinators.combine(
                Arbitraries.of(Kind.class),
                Arbitraries.doubles().between(0, 1),
                Arbitraries.integers().between(0, LONGEST_RUN),
                inserted)
            .as(Edit::new);
    return Combinators.combine(Arbitraries.of(examples), edits.list().ofMaxSize(MOST_EDITS))
        .as(Mutations::edited);
  }

  private static byte[] edited(byte[] example, List<Edit> edits) {
    byte[] input = example.clone();
    for (Edit edit : edits) {
      input = edit.of(input);
    }
    return input;
  }
}
