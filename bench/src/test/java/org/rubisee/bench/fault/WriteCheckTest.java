package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.record.RequestLog;
import org.rubisee.measurement.Outcome;
import org.rubisee.schema.ApplicationData;

class WriteCheckTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final String BID = "StoreBid 3 7 1 12.5 20";

  @TempDir private Path folder;

  @Test
  void anAcknowledgedWriteWithoutARowIsLost() {
    WriteCheck.Finding found = WriteCheck.compare(log(2, 1), Map.of(), true);

    assertThat(found.lost()).isEqualTo(1);
    assertThat(found.isWell()).isFalse();
    assertThat(found.examples()).containsExactly("acknowledged, but no row: " + BID);
  }

  @Test
  void anAttemptWithoutAnAnswerMayBeARowOrNone() {
    assertThat(WriteCheck.compare(log(2, 1), Map.of(BID, 1), true).isWell()).isTrue();
    assertThat(WriteCheck.compare(log(2, 1), Map.of(BID, 2), true).isWell()).isTrue();
  }

  @Test
  void aRowThatNobodyAttemptedIsForeign() {
    WriteCheck.Finding found = WriteCheck.compare(log(2, 1), Map.of(BID, 3), true);

    assertThat(found.foreign()).isEqualTo(1);
    assertThat(found.isWell()).isFalse();
  }

  @Test
  void aLogThatWasCutOffTellsNothingOfForeignRows() {
    assertThat(WriteCheck.compare(log(2, 1), Map.of(BID, 3), false).isWell()).isTrue();
    assertThat(WriteCheck.compare(log(2, 1), Map.of(), false).isWell()).isFalse();
  }

  @Test
  void readsWhatTheEmulatorWrites() throws IOException {
    try (RequestLog log =
        RequestLog.in(folder, AUCTION.secretFields(), System::currentTimeMillis)) {
      String form = "ticket=4f&userId=3&itemId=7&maxQty=4&bid=12.50&maxBid=20.00&qty=1";
      long first = log.sending(AUCTION.interaction("StoreBid"), form);
      long second = log.sending(AUCTION.interaction("StoreBid"), form);
      log.ended(first, AUCTION.interaction("StoreBid"), Outcome.OK, 1);
      log.ended(second, AUCTION.interaction("StoreBid"), Outcome.REFUSED, 1);
      log.sending(
          AUCTION.interaction("RegisterItem"), "userId=3&name=Item+of+user3+no+5&quantity=2");
    }

    WriteCheck.Log read = WriteCheck.log(folder, ApplicationData.named("auction").writes());

    assertThat(read.attempted())
        .containsExactlyInAnyOrderEntriesOf(Map.of(BID, 2, "RegisterItem 3 Item of user3 no 5", 1));
    assertThat(read.acknowledged()).containsExactlyEntriesOf(Map.of(BID, 1));
    assertThat(List.copyOf(read.attempted().keySet())).first().isEqualTo(BID);
  }

  private static WriteCheck.Log log(int attempted, int acknowledged) {
    return new WriteCheck.Log(Map.of(BID, attempted), Map.of(BID, acknowledged));
  }
}
