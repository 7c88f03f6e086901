package org.rubisee.auction.pages;

import java.util.List;
import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.model.Notice;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Shows a user all that the user does on the site. */
final class AboutMeServlet extends AuctionServlet {
  private static final int LONGEST_LIST = 1_000_000;

  /** A servlet of this site. */
  AboutMeServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(LoginFields.of("AboutMe", Sections.ABOUT_ME));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    if (parameters.has("ticket") && !site().legacyClient()) {
      return furtherLines(parameters);
    }
    Credentials user = parameters.credentials();
    MyActivity activity = call(() -> useCases().aboutMe().aboutMe(user));
    List<Notice> notices = call(() -> deferred().notices().noticesOf(activity.user().id()));
    return new AboutMePage(activity, notices, ticket(activity), site().now());
  }

  /** Issued only where there is something to read on. */
  private String ticket(MyActivity activity) {
    boolean isCut =
        MyListsView.isCut(
            List.of(
                activity.bids(),
                activity.selling(),
                activity.sold(),
                activity.won(),
                activity.bought()));
    return isCut && !site().legacyClient()
        ? site().tickets().issue(activity.user().id(), Subjects.readOn())
        : "";
  }

  private Page furtherLines(Parameters parameters) throws RejectedException {
    MyList[] all = MyList.values();
    MyList list = all[parameters.number("list", 0, all.length - 1)];
    int skip = parameters.number("skip", 1, LONGEST_LIST);
    String ticket = parameters.ticket();
    int userId = site().tickets().check(ticket, Subjects.readOn()).userId();
    MyLines lines = call(() -> useCases().aboutMe().furtherLines(userId, list, skip));
    return new MyLinesPage(list, lines, new MyListsView(site().now(), ticket, skip));
  }
}
