package org.rubisee.pages;

/** Asks who wants to comment. */
final class PutCommentAuthServlet extends InteractionServlet {

  /** A servlet of this site. */
  PutCommentAuthServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) {
    return new PutCommentAuthPage(parameters.id("to"), parameters.id("itemId"));
  }
}
