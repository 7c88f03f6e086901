package org.rubisee.bookstore.pages;

import java.util.List;
import java.util.Optional;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.UseCases;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;
import org.rubisee.pages.BadParameterException;
import org.rubisee.pages.Field;
import org.rubisee.pages.InteractionServlet;
import org.rubisee.pages.NextStep;
import org.rubisee.pages.Parameters;

/** A servlet of the bookstore. */
abstract class BookstoreServlet extends InteractionServlet {
  private final BookstoreSite site;
  private final Interaction interaction;

  /** A servlet of this site that answers an interaction. */
  BookstoreServlet(BookstoreSite site, Interaction interaction) {
    super(site.site());
    this.site = site;
    this.interaction = interaction;
  }

  /** The implementation's use cases, to be called within {@link #call}. */
  final UseCases useCases() {
    return site.useCases();
  }

  /** Draws what a request chooses by chance. */
  final Draw draw() {
    return Draw.from(site.draws());
  }

  /**
   * The number of the cart of a visit.
   *
   * @throws RejectedException if it has none, or its ticket is not one of this site's carts
   */
  final int cartOf(Visit visit) throws RejectedException {
    try {
      return site().tickets().check(visit.cart(), Permissions.cart()).userId();
    } catch (RejectedException e) {
      throw new RejectedException(Rejection.NO_SUCH_CART);
    }
  }

  @Override
  protected final boolean isWrite() {
    return interaction.isWrite();
  }

  @Override
  protected final Optional<Field> field(String parameter) {
    return BookstoreField.of(parameter);
  }

  @Override
  protected final List<Field> fieldsOf(Violation violation) {
    return violation instanceof Rejection rejection ? fieldsOf(rejection) : List.of();
  }

  private static List<Field> fieldsOf(Rejection rejection) {
    return switch (rejection) {
      case LOGIN_FAILED -> List.of(BookstoreField.USER_NAME, BookstoreField.PASSWORD);
      case NO_SUCH_COUNTRY -> List.of(BookstoreField.COUNTRY);
      case BIRTH_DATE_IMPOSSIBLE -> List.of(BookstoreField.BIRTH_DATE);
      case CARD_NUMBER_WRONG -> List.of(BookstoreField.CARD_NUMBER);
      case CARD_EXPIRED -> List.of(BookstoreField.CARD_EXPIRY);
      default -> List.of();
    };
  }

  @Override
  protected final Optional<NextStep> nextStep(Parameters parameters) {
    try {
      String query = Visit.of(parameters).query();
      return query.isEmpty()
          ? Optional.empty()
          : Optional.of(new NextStep(Sections.HOME.file() + "?" + query, "Go on shopping"));
    } catch (BadParameterException e) {
      return Optional.empty();
    }
  }
}
