package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.AuctionCloser;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.ClosedActivity;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.model.MySale;
import org.rubisee.model.NewItem;

/** Parts of a list whose lines are in two places. */
class AboutMeWithClosedTest {
  private static final LocalDateTime NOW = SampleUseCases.NOW;
  private static final int LISTED = AuctionRules.MAX_LISTED;

  private static final List<MySale> OPEN = sales(2, 3 * LISTED);
  private static final List<MySale> CLOSED = sales(1, 2 * LISTED);

  @Test
  void haveEachLineOnceAndInOrder() throws RejectedException {
    List<MySale> all = new ArrayList<>(OPEN);
    all.addAll(CLOSED);
    all.sort(Comparator.comparing(MySale::endDate).reversed());
    AboutMe aboutMe = new AboutMeWithClosed(new Open(), new Closed(), () -> NOW);

    assertThat(aboutMe.aboutMe(new Credentials("user7", "right")).sold())
        .isEqualTo(all.subList(0, LISTED + 1));
    for (int skip = LISTED; skip < all.size(); skip += LISTED) {
      assertThat(aboutMe.furtherLines(SampleUseCases.USER, MyList.SOLD, skip).sales())
          .as("after %d", skip)
          .isEqualTo(all.subList(skip, Math.min(skip + LISTED + 1, all.size())));
    }
  }

  @Test
  void knowAnAuctionOnceThatIsClosedWhileTheyAreRead() {
    ClosedActivity closed = new ClosedActivity(OPEN.subList(0, 1), List.of(), List.of());

    assertThat(closed.addedTo(MyList.SOLD, MyLines.ofSales(OPEN.subList(0, 3)), 0).sales())
        .isEqualTo(OPEN.subList(0, 3));
  }

  /** Every second auction ended in one of the two places, an hour before the other. */
  private static List<MySale> sales(int first, int count) {
    return IntStream.range(0, count)
        .map(i -> first + 2 * i)
        .mapToObj(
            id ->
                new MySale(
                    id, "x", Money.ONE, 0, 1, Money.ZERO, Money.ZERO, NOW, NOW.minusHours(id)))
        .toList();
  }

  private static <T> List<T> part(List<T> lines, int skip, int most) {
    return lines.stream().skip(skip).limit(most).toList();
  }

  private static final class Open implements AboutMe {
    @Override
    public MyActivity aboutMe(Credentials user) {
      return new MyActivity(
          new Samples("x").user(SampleUseCases.USER),
          List.of(),
          List.of(),
          part(OPEN, 0, LISTED + 1),
          List.of(),
          List.of(),
          List.of());
    }

    @Override
    public MyLines furtherLines(int userId, MyList list, int skip) {
      return MyLines.ofSales(part(OPEN, skip, LISTED + 1));
    }
  }

  private static final class Closed implements AuctionCloser {
    @Override
    public List<Integer> ended(LocalDateTime now, int most) {
      return List.of();
    }

    @Override
    public Optional<NewItem> close(int itemId, LocalDateTime now) {
      return Optional.empty();
    }

    @Override
    public ClosedActivity activity(int userId, LocalDateTime since, int most) {
      return new ClosedActivity(part(CLOSED, 0, most), List.of(), List.of());
    }
  }
}
