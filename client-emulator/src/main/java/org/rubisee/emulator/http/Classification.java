package org.rubisee.emulator.http;

import java.nio.charset.StandardCharsets;
import org.rubisee.measurement.Outcome;

/** How an answered request ended: from its status and from what its page says. */
public final class Classification {

  private static final int NOT_FOUND = 404;
  private static final int SERVICE_UNAVAILABLE = 503;
  private static final byte[] OK = label("ok");
  private static final byte[] REJECTED = label("rejected");
  private static final byte[] REFUSED = label("refused");

  private Classification() {}

  private static byte[] label(String label) {
    return label.getBytes(StandardCharsets.US_ASCII);
  }

  public static Outcome of(int status, PageScan page) {
    if (status == SERVICE_UNAVAILABLE) {
      return Outcome.REFUSED;
    }
    if (status == NOT_FOUND && page.outcomeIs(REJECTED)) {
      return Outcome.REJECTED;
    }
    return status < 200 || status >= 300 ? Outcome.FAILED_STATUS : ofPage(page);
  }

  private static Outcome ofPage(PageScan page) {
    if (page.outcomeIs(REFUSED)) {
      return Outcome.REFUSED;
    }
    if (page.saysError()) {
      return Outcome.FAILED_MARKER;
    }
    if (!page.hasOutcome() || page.outcomeIs(OK)) {
      return Outcome.OK;
    }
    return page.outcomeIs(REJECTED) ? Outcome.REJECTED : Outcome.FAILED_MARKER;
  }
}
