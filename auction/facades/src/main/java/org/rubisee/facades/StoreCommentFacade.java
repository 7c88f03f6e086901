package org.rubisee.facades;

import org.rubisee.entities.EntityStoreComment;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewComment;
import org.rubisee.model.StoreComment;

/** Leaves a comment. */
public class StoreCommentFacade extends Facade implements StoreComment {
  private static final long serialVersionUID = 1;

  @Override
  public void storeComment(NewComment comment) throws RejectedException {
    change(
        () ->
            new EntityStoreComment(homes(), transactions(), clock(), legacyClient())
                .storeComment(comment));
  }
}
