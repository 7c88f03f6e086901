package org.rubisee.auction.customers;

import java.util.SplittableRandom;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.FormFields;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.http.Positions;
import org.rubisee.model.Interaction;

/** What a session has seen on its pages so far. */
final class Memory implements Knowledge {

  private static final int UNSEEN = -1;
  private static final int MOST_BUYABLES = 20;

  private int itemId = UNSEEN;
  private final int[] buyableItemIds = new int[MOST_BUYABLES];
  private int buyables;
  private int userId = UNSEEN;
  private int addressee = UNSEEN;
  private int regionId = UNSEEN;
  private int categoryOfPager = UNSEEN;
  private int page;
  private Interaction formOf = Interaction.HOME;
  private FormFields form = FormFields.NONE;

  /** Takes in a page. */
  void see(Interaction interaction, PageScan scan, Draws draws) {
    itemId =
        any(
            scan,
            scan.found(Marks.ITEM),
            scan.found(Marks.ITEM).count(),
            itemId,
            draws.of(Purposes.ITEM_LINK));
    seeBuyables(scan, draws);
    userId = first(scan, scan.found(Marks.USER), userId);
    addressee = first(scan, scan.found(Marks.ADDRESSEE), addressee);
    regionId = first(scan, scan.found(Marks.REGION), regionId);
    page =
        any(
            scan,
            scan.found(Marks.PAGE),
            Math.min(2, scan.found(Marks.PAGE).count()),
            0,
            draws.of(Purposes.PAGE_LINK));
    categoryOfPager =
        scan.found(Marks.PAGE).count() == 0
            ? UNSEEN
            : first(scan, scan.found(Marks.CATEGORY), UNSEEN);
    formOf = interaction;
    form = formOf(interaction, scan);
  }

  /** The first of those remembered is what the customer would buy. */
  private void seeBuyables(PageScan scan, Draws draws) {
    int shown = Math.min(MOST_BUYABLES, scan.found(Marks.BUYABLE).count());
    if (shown == 0) {
      return;
    }
    buyables = 0;
    for (int i = 0; i < shown; i++) {
      int number = scan.number(scan.found(Marks.BUYABLE).get(i));
      if (number >= 0) {
        buyableItemIds[buyables++] = number;
      }
    }
    wantAnother(draws.of(Purposes.BUYABLE_LINK));
  }

  private void wantAnother(SplittableRandom random) {
    if (buyables > 1) {
      int chosen = random.nextInt(buyables);
      int first = buyableItemIds[0];
      buyableItemIds[0] = buyableItemIds[chosen];
      buyableItemIds[chosen] = first;
    }
  }

  /** What the customer wanted to buy is bought, or cannot be: it turns to another item it saw. */
  void loseBuyable(Draws draws) {
    if (buyables > 0) {
      buyables--;
      buyableItemIds[0] = buyableItemIds[buyables];
      wantAnother(draws.of(Purposes.OTHER_BUYABLE));
    }
  }

  private static FormFields formOf(Interaction interaction, PageScan scan) {
    return switch (interaction) {
      case PUT_BID, BUY_NOW, PUT_COMMENT, SELL_ITEM_FORM -> FormFields.of(scan);
      case SELECT_CATEGORY_TO_SELL_ITEM -> formOfCategories(scan);
      default -> FormFields.NONE;
    };
  }

  /**
   * The form of a page on which a category is chosen: its hidden fields, or if it has none, the
   * parameters of its first link to a category.
   */
  private static FormFields formOfCategories(PageScan scan) {
    FormFields form = FormFields.of(scan);
    Positions categories = scan.found(Marks.CATEGORY);
    return form.isEmpty() && categories.count() > 0
        ? FormFields.ofLink(scan, categories.get(0))
        : form;
  }

  private static int any(
      PageScan scan, Positions where, int choices, int otherwise, SplittableRandom random) {
    if (choices == 0) {
      return otherwise;
    }
    int chosen = choices == 1 ? 0 : random.nextInt(choices);
    return number(scan, where.get(chosen), otherwise);
  }

  private static int first(PageScan scan, Positions where, int otherwise) {
    return where.count() == 0 ? otherwise : number(scan, where.get(0), otherwise);
  }

  private static int number(PageScan scan, int position, int otherwise) {
    int number = scan.number(position);
    return number < 0 ? otherwise : number;
  }

  /** Forgets the form of a page that did not come. */
  void loseForm() {
    formOf = Interaction.HOME;
    form = FormFields.NONE;
  }

  /** Whether everything that a request for this page needs has been seen. */
  boolean allows(Interaction interaction) {
    return switch (interaction) {
      case VIEW_ITEM, VIEW_BID_HISTORY, PUT_BID_AUTH, PUT_BID -> itemId != UNSEEN;
      case BUY_NOW_AUTH, BUY_NOW -> buyables > 0;
      case VIEW_USER_INFO -> userId != UNSEEN;
      case PUT_COMMENT_AUTH, PUT_COMMENT -> addressee != UNSEEN && itemId != UNSEEN;
      case SEARCH_ITEMS_BY_REGION -> regionId != UNSEEN;
      case STORE_BID -> hasForm(Interaction.PUT_BID);
      case STORE_BUY_NOW -> hasForm(Interaction.BUY_NOW);
      case STORE_COMMENT -> hasForm(Interaction.PUT_COMMENT);
      case REGISTER_ITEM -> hasForm(Interaction.SELL_ITEM_FORM);
      case SELL_ITEM_FORM -> hasForm(Interaction.SELECT_CATEGORY_TO_SELL_ITEM);
      default -> true;
    };
  }

  private boolean hasForm(Interaction interaction) {
    return formOf == interaction && !form.isEmpty();
  }

  @Override
  public int itemId() {
    return itemId;
  }

  @Override
  public int buyableItemId() {
    return buyableItemIds[0];
  }

  @Override
  public int userId() {
    return userId;
  }

  @Override
  public int addressee() {
    return addressee;
  }

  @Override
  public int regionId() {
    return regionId;
  }

  @Override
  public boolean hasPager() {
    return categoryOfPager != UNSEEN;
  }

  @Override
  public int categoryOfPager() {
    return categoryOfPager;
  }

  @Override
  public int page() {
    return page;
  }

  @Override
  public FormFields form() {
    return form;
  }
}
