package org.rubisee.auction.pages;

import java.util.List;
import java.util.Optional;
import org.rubisee.logic.Violation;
import org.rubisee.model.DeferredWork;
import org.rubisee.model.Rejection;
import org.rubisee.model.UseCases;
import org.rubisee.pages.Field;
import org.rubisee.pages.InteractionServlet;
import org.rubisee.pages.NextStep;
import org.rubisee.pages.Parameters;

/** A servlet of the auction site. */
abstract class AuctionServlet extends InteractionServlet {

  /** Longest name of a region or category, in characters. */
  static final int MAX_PLACE_NAME = 50;

  private final UseCases useCases;

  /** A servlet of this site. */
  AuctionServlet(AuctionSite site) {
    super(site.site());
    this.useCases = site.useCases();
  }

  /** The implementation's use cases, to be called within {@link #call}. */
  final UseCases useCases() {
    return useCases;
  }

  /** What the implementation does later than its pages say. */
  final DeferredWork deferred() {
    return DeferredWork.of(useCases);
  }

  @Override
  protected final Optional<Field> field(String parameter) {
    return AuctionField.of(parameter);
  }

  @Override
  protected final List<Field> fieldsOf(Violation violation) {
    return violation instanceof Rejection rejection ? fieldsOf(rejection) : List.of();
  }

  private static List<Field> fieldsOf(Rejection rejection) {
    return switch (rejection) {
      case LOGIN_FAILED -> List.of(AuctionField.NICKNAME, AuctionField.PASSWORD);
      case NICKNAME_TAKEN -> List.of(AuctionField.NICKNAME);
      case NO_SUCH_REGION -> List.of(AuctionField.REGION);
      case NOT_ENOUGH_UNITS -> List.of(AuctionField.UNITS);
      case BID_TOO_LOW -> List.of(AuctionField.BID);
      case MAX_BID_BELOW_BID -> List.of(AuctionField.MAX_BID);
      default -> List.of();
    };
  }

  @Override
  protected final Optional<NextStep> nextStep(Parameters parameters) {
    return parameters
        .linkableId("itemId")
        .map(itemId -> new NextStep("ViewItem?itemId=" + itemId, "To the item"));
  }
}
