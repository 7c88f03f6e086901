package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.Scale;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.testing.GeneratedRows;

/** Results are comparable only if the data stays the same, byte by byte. */
class GeneratedBytesTest {

  @Test
  void areThoseOfEarlierVersionsAtTheTinyScale() throws Exception {
    assertThat(digests(BookstoreScale.TINY)).isEqualTo(recorded("digests-tiny.txt"));
  }

  @Test
  void areThoseOfEarlierVersionsWithSeveralBlocks() throws Exception {
    assertThat(digests(Scale.of(5_000, 4_500))).isEqualTo(recorded("digests-blocks.txt"));
  }

  private static List<String> recorded(String file) {
    return new ResourceText(GeneratedBytesTest.class, file).lines();
  }

  private static List<String> digests(Scale scale) throws Exception {
    List<String> digests = new ArrayList<>();
    for (TableRows rows : new BookstoreContent(BookstoreData.plan(scale)).rows()) {
      digests.add(new GeneratedRows(rows).digest());
    }
    return digests;
  }
}
