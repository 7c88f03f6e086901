package org.rubisee.entities;

import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.UserDetails;

/**
 * Lists the newest comments on a user: a finder, and four calls for each comment that a page shows.
 */
record CommentsOnUser(EntityHomes homes) {
  /**
   * The comments on a user, newest first, then by descending id.
   *
   * @param skip how many of the newest are left out, from 0
   */
  List<CommentDetails> of(Integer userId, int skip) throws FinderException, IOException {
    List<CommentDetails> comments = new ArrayList<>();
    int skipped = 0;
    for (CommentEntity comment : homes.comments().findByToUser(userId)) {
      if (skipped < skip) {
        skipped++;
        continue;
      }
      if (comments.size() > AuctionRules.MAX_COMMENTS) {
        break;
      }
      comments.add(comment.getDetails(nickName(comment.getFromUserId())));
    }
    return comments;
  }

  private String nickName(Integer userId) throws FinderException, IOException {
    try {
      return homes.users().findByPrimaryKey(userId).getNickName();
    } catch (ObjectNotFoundException e) {
      return UserDetails.UNKNOWN_NICKNAME;
    }
  }
}
