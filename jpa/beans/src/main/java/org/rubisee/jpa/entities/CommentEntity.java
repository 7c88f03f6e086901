package org.rubisee.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.LocalDateTime;
import org.rubisee.model.NewComment;

/** A comment of one user on another. Its item may be a current or an old one, so it has an id. */
@Entity(name = "Comment")
@Table(name = "comments")
public class CommentEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Integer id;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "from_user_id")
  private UserEntity author;

  @Column(name = "from_user_id", insertable = false, updatable = false)
  private Integer authorId;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "to_user_id")
  private UserEntity addressee;

  @Column(name = "item_id")
  private int itemId;

  private int rating;
  private LocalDateTime date;

  @Column(name = "comment")
  private String text;

  private String ticket;

  protected CommentEntity() {}

  /** A comment written now. */
  public CommentEntity(
      NewComment comment, UserEntity author, UserEntity addressee, LocalDateTime now) {
    this.author = author;
    this.addressee = addressee;
    itemId = comment.itemId();
    rating = comment.rating();
    date = now;
    text = comment.text();
    ticket = comment.ticket().isEmpty() ? null : comment.ticket();
  }
}
