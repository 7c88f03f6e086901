package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.LocalDateTime;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

class TicketsTest {

  private enum Purpose {
    BUY,
    COMMENT
  }

  private static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH;
  private static final TicketSubject SUBJECT = new TicketSubject(Purpose.COMMENT, 5, 31);

  @Test
  void acceptsItsOwnTicketOnEveryNodeWithTheKey() throws Exception {
    String ticket = tickets("key", NOW).issue(7, SUBJECT);

    assertThat(tickets("key", NOW).check(ticket, SUBJECT))
        .isEqualTo(new Tickets.Ticket(7, "0000000000000001"));
    assertThat(ticket).matches("[0-9a-f]+");
  }

  @Test
  void givesEveryTicketANonceOfItsOwn() throws Exception {
    Tickets tickets = tickets("key", NOW);

    assertThat(tickets.check(tickets.issue(7, SUBJECT), SUBJECT).nonce())
        .isNotEqualTo(tickets.check(tickets.issue(7, SUBJECT), SUBJECT).nonce());
  }

  @Test
  void rejectsATicketMeantForSomethingElse() {
    String ticket = tickets("key", NOW).issue(7, SUBJECT);

    rejects(ticket, new TicketSubject(Purpose.COMMENT, 5, 32), NOW);
    rejects(ticket, new TicketSubject(Purpose.COMMENT, 6, 31), NOW);
    rejects(ticket, new TicketSubject(Purpose.BUY, 5, 31), NOW);
  }

  @Test
  void rejectsEveryTicketWithOneDigitChanged() {
    String ticket = tickets("key", NOW).issue(7, SUBJECT);

    for (int i = 0; i < ticket.length(); i++) {
      char other = ticket.charAt(i) == '0' ? '1' : '0';
      rejects(ticket.substring(0, i) + other + ticket.substring(i + 1), SUBJECT, NOW);
    }
  }

  @Test
  void rejectsATicketSignedWithAnotherKey() {
    rejects(tickets("other key", NOW).issue(7, SUBJECT), SUBJECT, NOW);
  }

  @Test
  void rejectsATicketOnceItsTimeIsUp() throws Exception {
    String ticket = tickets("key", NOW).issue(7, SUBJECT);

    assertThat(tickets("key", NOW.plusSeconds(60)).check(ticket, SUBJECT).userId()).isEqualTo(7);
    rejects(ticket, SUBJECT, NOW.plusSeconds(61));
  }

  @Test
  void rejectsWhatIsNoTicketAtAll() {
    rejects("", SUBJECT, NOW);
    rejects("zz".repeat(45), SUBJECT, NOW);
    rejects("00".repeat(500), SUBJECT, NOW);
  }

  private static void rejects(String ticket, TicketSubject subject, LocalDateTime now) {
    assertThatExceptionOfType(RejectedException.class)
        .isThrownBy(() -> tickets("key", now).check(ticket, subject))
        .matches(e -> e.rejection() == Rule.BROKEN);
  }

  private static Tickets tickets(String key, LocalDateTime now) {
    Properties properties = new Properties();
    properties.setProperty("rubis.site.clock", "fixed:" + now);
    properties.setProperty("rubis.site.ticket-key", "of these tests: " + key);
    properties.setProperty("rubis.site.ticket-seconds", "60");
    properties.setProperty("rubis.site.nonces", "sequence");
    return Tickets.of(SiteSettings.of(properties), Rule.BROKEN);
  }
}
