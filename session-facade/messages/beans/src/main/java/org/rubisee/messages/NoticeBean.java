package org.rubisee.messages;

import jakarta.jms.Message;

/** Writes the notices that a message asks for. */
public class NoticeBean extends ReceivingBean {
  private static final long serialVersionUID = 1;

  @Override
  public void onMessage(Message message) {
    News news = News.of(text(message));
    NoticeTable notices = NoticeTable.in(database());
    switch (news.kind()) {
      case BID -> notices.tellOutbid(news.id());
      case CLOSED -> notices.tellWinners(news.id());
    }
  }
}
