package org.rubisee.messages;

import jakarta.ejb.EJBException;
import jakarta.ejb.MessageDrivenBean;
import jakarta.ejb.MessageDrivenContext;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import javax.sql.DataSource;

/**
 * What message-driven beans have in common. The container takes the message from its queue in the
 * transaction of what is done with it: if that fails, the message comes again.
 */
public abstract class ReceivingBean implements MessageDrivenBean, MessageListener {
  private static final long serialVersionUID = 1;

  private transient MessageDrivenContext context;

  @Override
  public final void setMessageDrivenContext(MessageDrivenContext newContext) {
    context = newContext;
  }

  @Override
  public void ejbRemove() {}

  /** What the environment of this bean has under a name. */
  final Object lookUp(String name) {
    return context.lookup(name);
  }

  /** The database of the site. */
  final DataSource database() {
    return (DataSource) lookUp("jdbc/RubisDS");
  }

  /** The text of a message. */
  static String text(Message message) {
    try {
      return message.getBody(String.class);
    } catch (JMSException e) {
      throw new EJBException("A message could not be read", e);
    }
  }
}
