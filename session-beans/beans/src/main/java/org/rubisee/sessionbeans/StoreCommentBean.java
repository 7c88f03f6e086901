package org.rubisee.sessionbeans;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewComment;
import org.rubisee.model.StoreComment;

/** Leaves a comment. */
@Stateless
@Remote(StoreComment.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class StoreCommentBean extends SqlBean implements StoreComment {

  @Override
  public void storeComment(NewComment comment) throws RejectedException {
    change(sql -> sql.storeComment().storeComment(comment));
  }
}
