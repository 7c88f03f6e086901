package org.rubisee.pages;

import java.time.LocalDateTime;
import java.util.Random;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;
import org.rubisee.settings.SiteSettings;

/**
 * One deployed site: what its servlets share.
 *
 * @param settings how it is deployed
 * @param layout what its pages have in common
 * @param tickets who may write
 * @param retry how use cases are called
 * @param gate how many dynamic pages are made at once
 * @param burn what each dynamic page wastes
 */
public record Site(
    SiteSettings settings,
    Layout layout,
    Tickets tickets,
    ConflictRetry retry,
    RequestGate gate,
    CpuBurn burn) {

  private static final long RETRY_SEED = 1;
  private static final String TICKET = "ticket";
  private static final int MAX_TICKET_CHARS = 1000;

  /**
   * A site.
   *
   * @param invalidTicket what a request breaks whose ticket is missing, forged, expired or meant
   *     for something else
   */
  public static Site of(SiteSettings settings, Layout layout, Violation invalidTicket) {
    return new Site(
        settings,
        layout,
        Tickets.of(settings, invalidTicket),
        new ConflictRetry(
            settings.conflictRetries(),
            new Random(RETRY_SEED),
            ConflictRetry::sleep,
            System::nanoTime),
        RequestGate.of(settings.requestLimit()),
        CpuBurn.of(settings.burnMicros()));
  }

  /** The business time. */
  public LocalDateTime now() {
    return settings.clock().now();
  }

  /** Makes hashes of new passwords. */
  public PasswordHasher passwordHasher() {
    return new PasswordHasher(settings.passwordIterations(), settings.passwordSeed());
  }

  /** Whether clients written for RUBiS 1.4.3 are served. */
  public boolean legacyClient() {
    return settings.legacyClient();
  }

  /**
   * Who writes: the user of the ticket. Without ticket, clients written for RUBiS 1.4.3 are
   * believed.
   *
   * @param userParameter where such clients say who writes
   * @throws RejectedException if there is no valid ticket and none may be missing
   */
  public Tickets.Ticket writer(Parameters parameters, TicketSubject subject, String userParameter)
      throws RejectedException {
    if (parameters.has(TICKET)) {
      return tickets.check(parameters.text(TICKET, MAX_TICKET_CHARS), subject);
    }
    if (legacyClient()) {
      return new Tickets.Ticket(parameters.id(userParameter), "");
    }
    throw tickets.invalid();
  }
}
