package org.rubisee.emulator.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.measurement.Outcome;

class RequestLogTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final Set<String> SECRETS = Set.of("password", "ticket");

  @TempDir private Path folder;

  @Test
  void anAttemptIsOnDiskBeforeItsAnswerIsKnown() throws IOException {
    try (RequestLog log = RequestLog.in(folder, SECRETS, System::currentTimeMillis)) {
      log.sending(AUCTION.interaction("StoreBid"), "userId=3&itemId=7&bid=12.00");

      assertThat(cells(RequestLog.WRITES))
          .containsExactly("1,sent,StoreBid,userId=3&itemId=7&bid=12.00");
    }
  }

  @Test
  void anOutcomeHasTheNumberOfItsAttempt() throws IOException {
    try (RequestLog log = RequestLog.in(folder, SECRETS, System::currentTimeMillis)) {
      long first = log.sending(AUCTION.interaction("StoreBid"), "itemId=7");
      long second = log.sending(AUCTION.interaction("StoreBid"), "itemId=8");
      log.ended(second, AUCTION.interaction("StoreBid"), Outcome.OK, 1_500_000);
      log.ended(first, AUCTION.interaction("StoreBid"), Outcome.FAILED_CONNECTION, 2_000_000);
    }

    assertThat(cells(RequestLog.WRITES))
        .containsExactly(
            "1,sent,StoreBid,itemId=7",
            "2,sent,StoreBid,itemId=8",
            "2,ok,StoreBid,",
            "1,failed-connection,StoreBid,");
    assertThat(cells(RequestLog.REQUESTS))
        .containsExactly("StoreBid,ok,1.500", "StoreBid,failed-connection,2.000");
  }

  @Test
  void readsAreNoWrites() throws IOException {
    try (RequestLog log = RequestLog.in(folder, SECRETS, System::currentTimeMillis)) {
      log.ended(
          log.sending(AUCTION.interaction("ViewItem"), ""),
          AUCTION.interaction("ViewItem"),
          Outcome.OK,
          1);
    }

    assertThat(cells(RequestLog.WRITES)).isEmpty();
    assertThat(cells(RequestLog.REQUESTS)).hasSize(1);
  }

  @Test
  void secretFieldsAreLeftOut() throws IOException {
    try (RequestLog log = RequestLog.in(folder, SECRETS, System::currentTimeMillis)) {
      log.sending(
          AUCTION.interaction("RegisterUser"),
          "nickname=ann&password=secret&ticket=4f&ticketless=1&region=1");
    }

    assertThat(cells(RequestLog.WRITES))
        .containsExactly("1,sent,RegisterUser,nickname=ann&ticketless=1&region=1");
  }

  @Test
  void theLogThatKeepsNothingWritesNothing() throws IOException {
    RequestLog.NONE.ended(
        RequestLog.NONE.sending(AUCTION.interaction("StoreBid"), "itemId=7"),
        AUCTION.interaction("StoreBid"),
        Outcome.OK,
        1);

    assertThat(folder).isEmptyDirectory();
  }

  /** The lines without their heading and the moment at their beginning. */
  private List<String> cells(String file) throws IOException {
    return Files.readAllLines(folder.resolve(file)).stream()
        .skip(1)
        .map(line -> line.substring(line.indexOf(',') + 1))
        .toList();
  }
}
