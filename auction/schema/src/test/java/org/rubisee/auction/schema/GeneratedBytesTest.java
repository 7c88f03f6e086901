package org.rubisee.auction.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.Scale;
import org.rubisee.schema.rows.RowStream;
import org.rubisee.schema.rows.TableRows;

/** Results are comparable only if the data stays the same, byte by byte. */
class GeneratedBytesTest {

  @Test
  void areThoseOfEarlierVersionsAtTheTinyScale() throws Exception {
    assertThat(digests(AuctionScale.TINY)).isEqualTo(recorded("digests-tiny.txt"));
  }

  @Test
  void areThoseOfEarlierVersionsWithSeveralBlocks() throws Exception {
    assertThat(digests(AuctionScale.of(9_000, 7_000, 5_000)))
        .isEqualTo(recorded("digests-blocks.txt"));
  }

  private static List<String> recorded(String file) {
    return new ResourceText(GeneratedBytesTest.class, file).lines();
  }

  /** Of each part of a table: its name, its length and its digest. */
  private static List<String> digests(Scale scale) throws IOException, NoSuchAlgorithmException {
    List<String> digests = new ArrayList<>();
    for (TableRows rows : new AuctionContent(AuctionData.plan(scale)).rows()) {
      byte[] bytes = new RowStream(rows, 0, rows.sources()).readAllBytes();
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      digests.add(rows.table() + " " + bytes.length + " " + HexFormat.of().formatHex(digest));
    }
    return digests;
  }
}
