package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.Money;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.model.AuctionCloser;
import org.rubisee.model.ClosedActivity;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.NewItem;
import org.rubisee.settings.SiteSettings;

class ClosingTest {
  private static final LocalDateTime NOW = SampleUseCases.NOW;
  private static final NewItem LAMP =
      new NewItem(7, 1, "Lamp", "Old", 2, Money.ONE, Money.ZERO, Money.ZERO, 5);

  private final ListedAuctions closer = new ListedAuctions();
  private Optional<TestSite> site = Optional.empty();

  @AfterEach
  void stop() {
    site.ifPresent(TestSite::close);
  }

  @Test
  void closesNothingUnlessTheSettingsAskForIt() throws InterruptedException {
    TestSite off = start(Map.of());
    closer.ended.add(5);

    Thread.sleep(1500);
    assertThat(off.get("/ViewItem?itemId=5").text()).doesNotContain("Won by");

    assertThat(closer.asked).isEmpty();
  }

  @Test
  void closesAgainAndAgainWhileTheSiteIsDeployed() throws InterruptedException {
    start(Map.of("closing-seconds", "1"));
    closer.ended.add(5);
    await(() -> closer.closed.equals(List.of(5)));

    closer.failsOnce.set(true);
    closer.ended.add(6);
    await(() -> closer.closed.equals(List.of(5, 6)));

    stop();
    site = Optional.empty();
    closer.ended.add(7);
    Thread.sleep(1500);
    assertThat(closer.closed).containsExactly(5, 6);
  }

  @Test
  void sellsAgainOnlyIfTheSettingsAskForIt() {
    SampleUseCases useCases = new SampleUseCases(new Samples("x"));
    closer.ended.addAll(List.of(5, 6));

    job(useCases, "false").round();
    assertThat(useCases.writes()).isZero();
    assertThat(closer.closed).containsExactly(5, 6);

    closer.ended.add(8);
    job(useCases, "true").round();
    assertThat(useCases.lastWritten()).isEqualTo(LAMP);
    assertThat(useCases.writes()).isOne();
  }

  @Test
  void sellsAgainInTheNextRoundWhatCouldNotBeSold() {
    SampleUseCases useCases = new SampleUseCases(new Samples("x"));
    closer.ended.add(5);
    ClosingJob job = job(useCases, "true");
    useCases.failWith(() -> new ConflictException("deadlock", null));
    assertThatThrownBy(job::round).isInstanceOf(ConflictException.class);
    assertThat(closer.closed).containsExactly(5);
    assertThat(useCases.writes()).isZero();

    useCases.succeed();
    job.round();

    assertThat(useCases.writes()).isOne();
    assertThat(useCases.lastWritten()).isEqualTo(LAMP);
  }

  @Test
  void hasWinnersToldInTheNextRoundWhoCouldNotBeTold() {
    SampleUseCases useCases = new SampleUseCases(new Samples("x"));
    closer.ended.add(5);
    ClosingJob job = job(useCases, "false");
    useCases.failWith(() -> new ConflictException("no broker", null));
    assertThatThrownBy(job::round).isInstanceOf(ConflictException.class);

    useCases.succeed();
    closer.ended.add(6);
    job.round();

    assertThat(closer.closed).containsExactly(5, 6);
    assertThat(useCases.told()).containsExactly(5, 6);
  }

  @Test
  void closesMoreThanOneQueryFinds() {
    for (int id = 1; id <= 250; id++) {
      closer.ended.add(id);
    }

    job(new SampleUseCases(new Samples("x")), "false").round();

    assertThat(closer.closed).hasSize(250).doesNotHaveDuplicates();
  }

  @Test
  void listsClosedAuctionsAboutMe() {
    TestSite on = start(Map.of("closing-seconds", "3600"));

    String page = on.post("/AboutMe", Map.of("nickname", "user7", "password", "right")).text();

    assertThat(page).contains("A lamp that was sold", "A chair that was won");
    assertThat(closer.asked).isEmpty();
  }

  @Test
  void showsWhoWonOnTheSiteThatClosesAuctions() {
    String later = "fixed:" + NOW.plusDays(10);

    TestSite on = start(Map.of("closing-seconds", "3600", "clock", later));
    assertThat(on.get("/ViewItem?itemId=5").text())
        .contains("This auction has ended.</p>")
        .containsPattern("Won by <a href=\"ViewUserInfo\\?userId=12\">x</a> for \\$20.00");
    stop();

    TestSite off = start(Map.of("clock", later));
    assertThat(off.get("/ViewItem?itemId=5").text())
        .contains("This auction has ended.</p>")
        .doesNotContain("Won by");
  }

  private ClosingJob job(SampleUseCases useCases, String relisting) {
    Properties properties = new Properties();
    properties.setProperty("rubis.site.clock", "fixed:" + NOW);
    properties.setProperty("rubis.site.closing-seconds", "1");
    properties.setProperty("rubis.site.relisting", relisting);
    return new ClosingJob(
        SiteSettings.of(properties), closer, useCases, ClosingTest.class.getClassLoader());
  }

  private TestSite start(Map<String, String> settings) {
    TestSite started = TestSite.start("x", settings, closer);
    site = Optional.of(started);
    return started;
  }

  private static void await(java.util.function.BooleanSupplier condition) {
    long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited too long").isLessThan(deadline);
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /** Auctions without a database: those in a list have ended. */
  private static final class ListedAuctions implements AuctionCloser {
    private final Queue<Integer> ended = new java.util.concurrent.ConcurrentLinkedQueue<>();
    private final List<LocalDateTime> asked = new CopyOnWriteArrayList<>();
    private final List<Integer> closed = new CopyOnWriteArrayList<>();
    private final AtomicBoolean failsOnce = new AtomicBoolean();

    @Override
    public List<Integer> ended(LocalDateTime now, int most) {
      asked.add(now);
      if (failsOnce.getAndSet(false)) {
        throw new PersistenceFailedException("The database is gone", null);
      }
      return new ArrayDeque<>(ended).stream().limit(most).toList();
    }

    @Override
    public Optional<NewItem> close(int itemId, LocalDateTime now) {
      assertThat(now).isEqualTo(NOW);
      ended.remove(itemId);
      closed.add(itemId);
      return Optional.of(LAMP);
    }

    @Override
    public ClosedActivity activity(int userId, LocalDateTime since, int most) {
      assertThat(userId).isEqualTo(SampleUseCases.USER);
      return new ClosedActivity(
          List.of(
              new MySale(
                  3,
                  "A lamp that was sold",
                  Money.ONE,
                  1,
                  1,
                  Money.ZERO,
                  Money.ZERO,
                  NOW.minusDays(9),
                  NOW.minusDays(2))),
          List.of(
              new MyWin(4, "A chair that was won", Money.ONE, NOW.minusDays(3), 12, "somebody")),
          List.of());
    }
  }
}
